package org.townhound.licensing.keeper.domain;

import java.util.UUID;

public record RegisterKeeper(UUID personId, String kind) {}
