package org.townhound.notification;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
class Pages_of_notices {
    @Inject
    Keepers keepers;

    @Test
    void lead_through_all_of_them_once_in_their_order() {
        UUID ann = keepers.withoutEmail("Ann");
        for (int number = 0; number < 5; number++) {
            UUID offense = UUID.randomUUID();
            Elsewhere.ENFORCEMENT.publishes(
                    "whitman-ma", "citation", offense, Happenings.warned(offense, ann, "2026-10000" + number));
        }
        await().atMost(Duration.ofSeconds(30)).until(() -> Clerk.noticesOf(ann).size() == 5);

        List<String> found = new ArrayList<>();
        String cursor = "0";
        while (cursor != null) {
            JsonPath page = Clerk.get("/notices?kind=warning&limit=2&personId=" + ann + "&cursor=" + cursor)
                    .statusCode(200)
                    .extract()
                    .jsonPath();
            found.addAll(page.getList("notices.noticeId"));
            cursor = page.getString("next");
        }
        assertNull(cursor);
        assertEquals(Clerk.noticesOf(ann), found);
    }
}
