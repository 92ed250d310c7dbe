#!/bin/bash
# Makes the people of example-people.json, all with one password, in a provider that runs already. For development only.
set -euo pipefail

people="$(<"${EXAMPLE_PEOPLE:-/people/example-people.json}")"
kcadm=("${KCADM:-/opt/keycloak/bin/kcadm.sh}")
login=(--config /tmp/kcadm.config)

KC_CLI_PASSWORD="$KC_BOOTSTRAP_ADMIN_PASSWORD" "${kcadm[@]}" config credentials "${login[@]}" \
    --server "$IDENTITY_SERVER" --realm master --user "$KC_BOOTSTRAP_ADMIN_USERNAME"
"${kcadm[@]}" create partialImport "${login[@]}" -r townhound -s ifResourceExists=SKIP -o \
    -f - <<<"${people//@EXAMPLE_PASSWORD@/$EXAMPLE_PASSWORD}"
