package org.townhound.licensing.keeper.adapters.in.rest;

import java.util.List;
import java.util.UUID;
import org.townhound.kit.directory.Address;
import org.townhound.kit.directory.Person;
import org.townhound.licensing.keeper.application.KeeperOnFile;

/** A keeper as the town has one on file. */
public record KeeperAnswer(
        UUID keeperId,
        String kind,
        String name,
        Address address,
        List<String> phones,
        List<String> emails,
        String place) {

    static KeeperAnswer of(KeeperOnFile file) {
        Person person = file.person();
        return new KeeperAnswer(
                person.id(),
                file.keeper().kind(),
                person.name(),
                person.address(),
                person.phones(),
                person.emails(),
                file.place().toString());
    }

    @Override
    public String toString() {
        return "KeeperAnswer[" + keeperId + "]";
    }
}
