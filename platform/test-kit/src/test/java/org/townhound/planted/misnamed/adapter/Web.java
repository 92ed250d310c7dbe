package org.townhound.planted.misnamed.adapter;

/** R9: a layer whose name no rule looks at. */
public record Web(String path) {}
