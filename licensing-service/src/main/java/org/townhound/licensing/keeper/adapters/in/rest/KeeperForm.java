package org.townhound.licensing.keeper.adapters.in.rest;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.UUID;
import org.townhound.kit.directory.Address;
import org.townhound.kit.directory.Person;
import org.townhound.licensing.keeper.domain.RegisterKeeper;

/** A keeper as the clerk takes one down; without an id the service makes one. */
public record KeeperForm(
        UUID keeperId,
        @NotNull @Size(max = 40) String kind,
        @NotBlank @Size(max = 200) String name,
        @Valid AddressForm address,
        @Size(max = 10) List<@NotBlank @Size(max = 40) String> phones,
        @Size(max = 10) List<@NotBlank @Size(max = 254) String> emails) {

    public record AddressForm(
            @Size(max = 200) String street,
            @Size(max = 100) String city,
            @Size(max = 40) String state,
            @Size(max = 20) String postalCode) {}

    RegisterKeeper command(UUID personId) {
        return new RegisterKeeper(personId, kind);
    }

    Person person(UUID personId) {
        Address letters = address == null
                ? Address.UNKNOWN
                : new Address(address.street(), address.city(), address.state(), address.postalCode());
        return new Person(personId, name, letters, phones, emails);
    }

    @Override
    public String toString() {
        return "KeeperForm[" + keeperId + "]";
    }
}
