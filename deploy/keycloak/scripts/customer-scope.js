/*
 * Keycloak script mapper: puts the customer that a session acts for into its access token. docs/identity.md says what it reads and writes.
 *
 * The hint of the last authorization request, `{customerId}-{registry}` with `{userId}-` before it to act as that user, is a wish.
 * What the account may not do falls back to its own default customer: the portal sees that in the token.
 */
var registries = 'se|no|dk|com';
var membershipForm = new RegExp('^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9]{1,10})-(' + registries + ')$');
var customerForm = new RegExp('^([0-9]{1,10})-(' + registries + ')$');

/** How long staff act as a user before they have to ask again, as with the embedded provider. */
var actingSeconds = 30 * 60;
var actingNote = 'skerry_acting';

/** The values of an attribute, sorted: Keycloak keeps them in no order. */
function valuesOf(account, attribute) {
  var values = [];
  account.getAttributeStream(attribute).forEach(function (value) {
    values.push(String(value));
  });
  return values.sort();
}

/** A customer's user: `{userId}-{customerId}-{registry}`. Undefined for anything else. */
function readMembership(text) {
  var parts = membershipForm.exec(text);
  return parts === null ? undefined : { userId: parts[1], customerId: parts[2], registry: parts[3] };
}

function readCustomer(text) {
  var parts = customerForm.exec(text);
  return parts === null ? undefined : { customerId: parts[1], registry: parts[2] };
}

function membershipsOf(account) {
  return valuesOf(account, 'skerry_user')
    .map(readMembership)
    .filter(function (membership) {
      return membership !== undefined;
    });
}

function rolesIn(account, customerId) {
  var start = customerId + ':';
  return valuesOf(account, 'skerry_role')
    .filter(function (value) {
      return value.indexOf(start) === 0;
    })
    .map(function (value) {
      return value.substring(start.length);
    });
}

function isSameCustomer(customer) {
  return function (other) {
    return other.customerId === customer.customerId && other.registry === customer.registry;
  };
}

/** Whom the hint names: an enabled account that is this user of this customer, and none of the provider's own staff. */
function findActingAs(hint, membership) {
  var found = keycloakSession
    .users()
    .searchForUserByUserAttributeStream(realm, 'skerry_user', hint)
    .filter(function (account) {
      return account.isEnabled() && !isInternal(account);
    })
    .findFirst()
    .orElse(null);
  return found === null ? undefined : { account: found, userId: membership.userId };
}

function isInternal(account) {
  return valuesOf(account, 'skerry_category').indexOf('internalStaff') !== -1;
}

/** When acting ends, in seconds. Counted from the first token: reloading the portal asks for another one, and does not lengthen it. */
function endOfActing(hint, now) {
  var session = portalSession();
  var known = String(session.getNote(actingNote)).split(' ');
  if (known[0] === hint) return Number(known[1]);
  var end = now + actingSeconds;
  session.setNote(actingNote, hint + ' ' + end);
  return end;
}

/** The session forgets whom it acted as, so that the same hint can begin anew. */
function endActing(membership) {
  var session = portalSession();
  if (session.getNote(actingNote) !== null) session.removeNote(actingNote);
  if (membership !== undefined) session.setNote('login_hint', membership.customerId + '-' + membership.registry);
}

function scopeOf(account, hint) {
  var own = membershipsOf(account);
  var internal = isInternal(account);
  var acting = internal ? readMembership(hint) : undefined;
  var actingAs = acting === undefined ? undefined : findActingAs(hint, acting);
  var now = Number(token.getIat());
  var end = actingAs === undefined ? 0 : endOfActing(hint, now);
  if (end > now) return { customer: acting, holder: actingAs.account, actingAs: actingAs, end: end };
  if (internal) endActing(acting);

  var wanted = acting || readCustomer(hint);
  var first = readCustomer(valuesOf(account, 'skerry_default_customer')[0] || '');
  var may = function (customer) {
    return customer !== undefined && (internal || own.some(isSameCustomer(customer)));
  };
  var customer = [wanted, first].filter(may)[0] || own[0];
  return customer === undefined ? undefined : { customer: customer, holder: account };
}

/** The session at the portal, which is there wherever it gets a token. */
function portalSession() {
  var client = keycloakSession.getContext().getClient();
  return userSession.getAuthenticatedClientSessionByClient(client.getId());
}

function hintOf() {
  var session = portalSession();
  var hint = session === null ? null : session.getNote('login_hint');
  return hint === null ? '' : String(hint);
}

function claim() {
  var scope = scopeOf(user, hintOf());
  var claims = token.getOtherClaims();
  claims.put('userCategory', isInternal(user) ? 'internalStaff' : 'customer');
  var cdnId = valuesOf(user, 'skerry_cdn_id')[0];
  if (cdnId !== undefined) claims.put('cdn_id', cdnId);
  claims.put('mfaType', valuesOf(user, 'skerry_mfa_type')[0] || 'none');
  claims.put('versaSsoAllowed', valuesOf(user, 'skerry_versa_sso_allowed')[0] === 'true');
  if (scope === undefined) return null;

  var registry = scope.customer.registry;
  claims.put('microserviceRegistry', registry);
  claims.put('customerLocale', registry === 'com' ? 'se' : registry);
  var access = token.addAccess(keycloakSession.getContext().getClient().getClientId());
  rolesIn(scope.holder, scope.customer.customerId).forEach(function (role) {
    access.addRole(role);
  });
  var customer = { id: scope.customer.customerId };
  if (scope.actingAs !== undefined) {
    customer.actingAs = { id: scope.actingAs.userId, until: scope.end };
    if (Number(token.getExp()) > scope.end) token.exp(Java.type('java.lang.Long').valueOf(String(scope.end)));
    // Who acts as a user has that user's rights, and none of their own. Role mappers have run by now.
    claims.remove('realm_access');
    token.setRealmAccess(null);
  }
  return JSON.stringify(customer);
}

exports = claim();
