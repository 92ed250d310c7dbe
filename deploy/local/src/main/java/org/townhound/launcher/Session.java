package org.townhound.launcher;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.townhound.launcher.State.Phase;
import org.townhound.launcher.State.Running;
import org.townhound.servers.ServerFailure;

/** The life of one launcher, from the start of everything to its end by a signal. The folder's lock is held. */
record Session(DataFolder folder) {
    /** Runs until the process is told to end; gives 1 at once when the start fails. */
    int run(Plan plan) throws InterruptedException {
        endLeftovers();
        plan.ports().check();
        StateFile state = new StateFile(
                folder,
                new State(
                        Phase.STARTING,
                        plan.kind().word(),
                        "",
                        ProcessId.of(ProcessHandle.current().pid()),
                        Map.of()));
        Stack stack = new Stack(plan, state);
        Thread stopping = new Thread(() -> stop(stack, state));
        Runtime.getRuntime().addShutdownHook(stopping);
        try {
            stack.start();
        } catch (Refusal | ServerFailure e) {
            state.change(now -> now.in(Phase.FAILED, e.getMessage()));
            stack.stop();
            throw e;
        }
        state.change(now -> now.in(Phase.READY, ""));
        System.out.print(Report.running(folder, state.state()));
        new CountDownLatch(1).await();
        return 0;
    }

    private static void stop(Stack stack, StateFile state) {
        if (state.state().phase() != Phase.FAILED) {
            state.change(now -> now.in(Phase.STOPPING, ""));
        }
        stack.stop();
    }

    /** A killed launcher's children end with it; this waits for those that have not yet. */
    private void endLeftovers() {
        StateFile.read(folder)
                .ifPresent(state -> state.processes().values().stream()
                        .map(Running::process)
                        .forEach(process -> process.find().ifPresent(Session::end)));
    }

    private static void end(ProcessHandle process) {
        process.destroyForcibly();
        process.onExit().join();
    }
}
