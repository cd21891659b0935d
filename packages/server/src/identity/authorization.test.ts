import { customerRoles, permissions } from '@skerry/contracts';
import { documents, operationsOf } from '@skerry/contracts/documents';
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import type { SeededUser } from '../demo/users/seed.ts';
import { matrixOf } from '../../../../scripts/test/matrix.mjs';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { giveReason } from '../testing/acting.ts';
import { actingClaim, audience, clientId, issuer } from '../testing/test-identity.ts';
import { addCustomer, startTestServer, the, type TestServer } from '../testing/test-server.ts';

const absent = '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a';
const newUser = {
  firstName: 'Tor',
  lastName: 'Vik',
  email: 'tor.vik@example.example',
  cellphone: '+4748100144',
  locale: 'sv',
  forceTwoFactorAuth: false,
  active: true,
};

/** Who may call what, by hand from the specification: never read from the documents that are judged by it. */
const policy: Record<
  string,
  {
    call: [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object];
    roles: readonly string[] | 'everybody' | 'anybody';
    success: number;
  }
> = {
  listCustomerUsers: { call: ['GET', '/api/user-admin/v1/customer/users'], roles: ['UserAdministrator'], success: 200 },
  createCustomerUser: {
    call: ['POST', '/api/user-admin/v1/customer/users', newUser],
    roles: ['UserAdministrator'],
    success: 201,
  },
  exportCustomerUsers: {
    call: ['GET', '/api/user-admin/v1/customer/users/export'],
    roles: ['UserAdministrator'],
    success: 200,
  },
  checkUserImport: {
    call: ['POST', '/api/user-admin/v1/customer/users/import-checks', {}],
    roles: ['UserAdministrator'],
    success: 400,
  },
  importCustomerUsers: {
    call: ['POST', '/api/user-admin/v1/customer/users/import', {}],
    roles: ['UserAdministrator'],
    success: 400,
  },
  changeCustomerUsers: {
    call: ['POST', '/api/user-admin/v1/customer/users/bulk', {}],
    roles: ['UserAdministrator'],
    success: 400,
  },
  getCustomerUser: {
    call: ['GET', `/api/user-admin/v1/customer/users/${absent}`],
    roles: ['UserAdministrator'],
    success: 404,
  },
  updateCustomerUser: {
    call: ['PUT', `/api/user-admin/v1/customer/users/${absent}`, { isActive: false }],
    roles: ['UserAdministrator'],
    success: 404,
  },
  deleteCustomerUser: {
    call: ['DELETE', `/api/user-admin/v1/customer/users/${absent}`],
    roles: ['UserAdministrator'],
    success: 404,
  },
  listAdministrators: { call: ['GET', '/api/user-admin/v1/customer/administrators'], roles: 'everybody', success: 200 },
  listOwnGroups: { call: ['GET', '/api/user-admin/v1/customer/own-groups'], roles: 'everybody', success: 200 },
  listOwnActivity: { call: ['GET', '/api/user-admin/v1/customer/own-activity'], roles: 'everybody', success: 200 },
  getOwnRoleRequest: { call: ['GET', '/api/user-admin/v1/roles/user-request'], roles: 'everybody', success: 200 },
  requestRoles: {
    call: ['POST', '/api/user-admin/v1/roles/user-request', { roleIds: 'all' }],
    roles: 'everybody',
    success: 400,
  },
  listRoleRequests: {
    call: ['GET', '/api/user-admin/v1/customer/role-requests'],
    roles: ['UserAdministrator'],
    success: 200,
  },
  decideRoleRequest: {
    call: ['PUT', `/api/user-admin/v1/customer/role-requests/${absent}`, { state: 'DENIED' }],
    roles: ['UserAdministrator'],
    success: 404,
  },
  registerAccount: {
    call: ['POST', '/api/account-registration/v1/registrations', {}],
    roles: 'anybody',
    success: 400,
  },
  addCustomerId: { call: ['POST', '/api/account-registration/v1/customer-ids', {}], roles: 'everybody', success: 400 },
  listRoles: { call: ['GET', '/api/user-admin/v1/roles'], roles: 'everybody', success: 200 },
  getUserProfiles: { call: ['GET', '/api/portal-user/v1/user-profiles'], roles: 'everybody', success: 200 },
  updateUserProfile: { call: ['PATCH', '/api/portal-user/v1/user-profiles', {}], roles: 'everybody', success: 400 },
  listSelectableCustomers: {
    call: ['GET', '/api/portal-user/v1/selectable-customers'],
    roles: 'everybody',
    success: 200,
  },
  listSelectableUsers: {
    call: ['GET', '/api/portal-user/v1/selectable-customers/100/users'],
    roles: ['staff'],
    success: 200,
  },
  giveActingReason: {
    call: [
      'POST',
      `/api/portal-user/v1/selectable-customers/100/users/${absent}/acting-reasons`,
      { reason: 'Case 48213' },
    ],
    roles: ['staff'],
    success: 404,
  },
  getFeatureFlags: {
    call: ['GET', '/api/portal-user/v1/b2b-customer/feature-flags'],
    roles: 'everybody',
    success: 200,
  },
  getOverview: { call: ['GET', '/api/portal-user/v1/b2b-customer/overview'], roles: 'everybody', success: 200 },
  search: { call: ['GET', '/api/portal-user/v1/b2b-customer/search?q=none'], roles: 'everybody', success: 200 },
  getPreferences: { call: ['GET', '/api/portal-user/v1/b2b-customer/preferences'], roles: 'everybody', success: 200 },
  savePreferences: {
    call: ['POST', '/api/portal-user/v1/b2b-customer/preferences', { preferences: [] }],
    roles: 'everybody',
    success: 400,
  },
  listFrameworkAgreements: {
    call: ['GET', '/api/quote-and-order/v6/framework-agreements'],
    roles: 'everybody',
    success: 200,
  },
  getMigratedCaseCustomer: {
    call: ['GET', '/api/cases/v3/cases/migrated-case-customer'],
    roles: 'everybody',
    success: 200,
  },
  getCurrentCustomer: { call: ['GET', '/api/portal-user/v1/customers'], roles: 'everybody', success: 200 },
};
/** Who sees services, and who labels them. */
const viewers = ['BillingResponsible', 'OperationResponsible', 'OperationStaff', 'Purchaser'];
const labellers = ['OperationResponsible', 'OperationStaff', 'Purchaser'];
const visitors = [...viewers, 'DeliveryResponsible', 'QuoteRequester'];
const services = '/api/services/v1/services';
const tags = '/api/services/v1/tags';
const savedViews = '/api/portal-user/v1/saved-views';
const aSavedView = { page: 'services', name: 'Oslo', query: '', columns: [], sharedWith: 'ME' };
Object.assign(policy, {
  listServices: { call: ['GET', services], roles: viewers, success: 200 },
  listServiceFacets: { call: ['GET', `${services}/facets`], roles: viewers, success: 200 },
  exportServices: { call: ['GET', `${services}/export`], roles: viewers, success: 200 },
  exportServicesBy: { call: ['POST', `${services}/export`, {}], roles: viewers, success: 200 },
  changeServices: { call: ['POST', `${services}/bulk`, {}], roles: viewers, success: 400 },
  lookUpServices: { call: ['POST', `${services}/lookup`, { ids: [] }], roles: viewers, success: 200 },
  getService: { call: ['GET', `${services}/none`], roles: viewers, success: 404 },
  updateService: { call: ['PUT', `${services}/none`, { tagIds: [] }], roles: labellers, success: 404 },
  updateInvoiceText: {
    call: ['PUT', `${services}/none/invoice-text`, { invoiceText: '' }],
    roles: ['BillingResponsible', 'OperationResponsible'],
    success: 404,
  },
  listServiceHistory: { call: ['GET', `${services}/none/history`], roles: viewers, success: 404 },
  listTags: { call: ['GET', tags], roles: viewers, success: 200 },
  createTag: { call: ['POST', tags, {}], roles: labellers, success: 400 },
  updateTag: { call: ['PUT', `${tags}/none`, { name: 'a', color: 'red' }], roles: labellers, success: 404 },
  deleteTag: { call: ['DELETE', `${tags}/none`], roles: labellers, success: 404 },
  listSavedViews: { call: ['GET', savedViews], roles: 'everybody', success: 200 },
  createSavedView: { call: ['POST', savedViews, {}], roles: 'everybody', success: 400 },
  updateSavedView: { call: ['PUT', `${savedViews}/none`, aSavedView], roles: 'everybody', success: 404 },
  deleteSavedView: { call: ['DELETE', `${savedViews}/none`], roles: 'everybody', success: 404 },
  listSites: { call: ['GET', '/api/sites/v2/sites'], roles: visitors, success: 200 },
  getSite: { call: ['GET', '/api/sites/v2/sites/none'], roles: visitors, success: 404 },
  listNumberedSites: { call: ['GET', '/api/sites/v1/sites'], roles: visitors, success: 200 },
  getNumberedSite: { call: ['GET', '/api/sites/v1/sites/1'], roles: visitors, success: 404 },
  getNetworkMap: { call: ['GET', '/api/network-map/v1/map'], roles: viewers, success: 200 },
} satisfies typeof policy);
const orders = '/api/orders/v1/orders';
const placed = '/api/quote-and-order/v5/orders';
const orderViewers = [...viewers, 'DeliveryResponsible'];
const deciders = ['OperationResponsible', 'Purchaser'];
const handlers = [...deciders, 'DeliveryResponsible'];
const quoters = [...deciders, 'QuoteRequester'];
Object.assign(policy, {
  listOrders: { call: ['GET', orders], roles: orderViewers, success: 200 },
  exportOrders: { call: ['GET', `${orders}/export`], roles: orderViewers, success: 200 },
  countOrders: { call: ['GET', '/api/orders/v1/order-counts'], roles: orderViewers, success: 200 },
  getOrder: { call: ['GET', `${orders}/none`], roles: orderViewers, success: 404 },
  getOrderCalendar: { call: ['GET', `${orders}/none/calendar`], roles: orderViewers, success: 404 },
  createServiceOrders: { call: ['POST', orders, {}], roles: deciders, success: 400 },
  sendOrderMessage: { call: ['POST', `${orders}/none/messages`, {}], roles: handlers, success: 400 },
  requestOrderDate: { call: ['POST', `${orders}/none/date-requests`, {}], roles: handlers, success: 400 },
  acceptOrderDate: { call: ['POST', `${orders}/none/date-responses`, {}], roles: handlers, success: 400 },
  respondToOrderCharge: { call: ['POST', `${orders}/none/charge-responses`, {}], roles: deciders, success: 400 },
  cancelOrder: { call: ['POST', `${orders}/none/cancellations`, {}], roles: deciders, success: 400 },
  changeOrderStatus: { call: ['POST', `${orders}/none/status-changes`, {}], roles: ['staff'], success: 400 },
  changeInstallationContact: {
    call: ['PATCH', `${orders}/none/installation-contact`, {}],
    roles: handlers,
    success: 400,
  },
  listFreezePeriods: { call: ['GET', '/api/orders/v1/freeze-periods'], roles: 'everybody', success: 200 },
  getServiceOffers: { call: ['GET', '/api/orders/v1/services/none/offers'], roles: deciders, success: 404 },
  getMoveOffer: { call: ['GET', '/api/orders/v1/services/none/move-offer?siteId=none'], roles: deciders, success: 404 },
  getDeliveryOrderStatus: {
    call: ['GET', '/api/delivery-status/v1/delivery-order-statuses/none'],
    roles: [...orderViewers, 'QuoteRequester'],
    success: 404,
  },
  listPlacedOrders: { call: ['GET', placed], roles: quoters, success: 200 },
  getPlacedOrder: { call: ['GET', `${placed}/none`], roles: quoters, success: 404 },
} satisfies typeof policy);
const changes = '/api/service-changes/v1/requests';
const operators = ['OperationResponsible', 'OperationStaff'];
Object.assign(policy, {
  listChangeKinds: { call: ['GET', '/api/service-changes/v1/kinds'], roles: operators, success: 200 },
  listChangeRequests: { call: ['GET', changes], roles: operators, success: 200 },
  getChangeRequest: { call: ['GET', `${changes}/none`], roles: operators, success: 404 },
  createChangeRequest: { call: ['POST', changes, {}], roles: operators, success: 400 },
  sendChangeMessage: { call: ['POST', `${changes}/none/messages`, {}], roles: operators, success: 400 },
  cancelChangeRequest: { call: ['POST', `${changes}/none/cancellations`, {}], roles: operators, success: 400 },
  decideChangeRequest: {
    call: ['POST', `${changes}/none/approvals`, {}],
    roles: ['OperationResponsible'],
    success: 400,
  },
  changeRequestStatus: { call: ['POST', `${changes}/none/status-changes`, {}], roles: ['staff'], success: 400 },
} satisfies typeof policy);
const tickets = '/api/tickets/v2/tickets';
const ticketHandlers = ['OperationStaff', 'OperationResponsible', 'BillingResponsible', 'cp-tickets'];
const ofTicket = (path: string, roles = ticketHandlers) => ({
  call: ['POST', `${tickets}/none/${path}`, {}] as ['POST', string, object],
  roles,
  success: 400,
});
Object.assign(policy, {
  listTickets: { call: ['GET', tickets], roles: ticketHandlers, success: 200 },
  createTicket: { call: ['POST', tickets, {}], roles: ticketHandlers, success: 400 },
  listKnownIssues: {
    call: ['GET', '/api/tickets/v2/known-issues?serviceIds=none'],
    roles: ticketHandlers,
    success: 200,
  },
  getTicket: { call: ['GET', `${tickets}/none`], roles: ticketHandlers, success: 404 },
  changeTicket: { call: ['PATCH', `${tickets}/none`, {}], roles: ticketHandlers, success: 400 },
  sendTicketMessage: ofTicket('messages'),
  escalateTicket: ofTicket('escalations', operators),
  confirmTicketSolved: { ...ofTicket('resolution-confirmations'), success: 404 },
  reopenTicket: ofTicket('reopenings'),
  cancelTicket: ofTicket('cancellations'),
  requestTicketReport: { ...ofTicket('report-requests'), success: 404 },
  followTicket: ofTicket('followings'),
  markTicketRead: ofTicket('readings'),
  changeTicketStatus: { ...ofTicket('status-changes', ['staff']), success: 404 },
} satisfies typeof policy);
const optical = '/api/quote-and-order/v6/optical-requests';
Object.assign(policy, {
  listOpticalOptions: { call: ['GET', '/api/quote-and-order/v6/optical/options'], roles: 'everybody', success: 200 },
  listOpticalRequests: { call: ['GET', optical], roles: quoters, success: 200 },
  getOpticalRequest: { call: ['GET', `${optical}/none`], roles: quoters, success: 404 },
  createOpticalRequest: { call: ['POST', optical, {}], roles: quoters, success: 400 },
  changeOpticalRequestStatus: { call: ['POST', `${optical}/none/status-changes`, {}], roles: ['staff'], success: 400 },
} satisfies typeof policy);
const quotes = '/api/quote-and-order/v4/connection-searches';
const inHandling = '/api/quote-and-order/v4/quotes-in-handling';
Object.assign(policy, {
  listQuotes: { call: ['GET', quotes], roles: quoters, success: 200 },
  requestQuote: { call: ['POST', quotes, {}], roles: quoters, success: 400 },
  getQuote: { call: ['GET', `${quotes}/none`], roles: quoters, success: 404 },
  getQuoteDocument: { call: ['GET', `${quotes}/none/document`], roles: quoters, success: 404 },
  getQuoteDocuments: { call: ['GET', `${quotes}/documents?quoteIds=none`], roles: quoters, success: 404 },
  duplicateQuote: { call: ['POST', `${quotes}/none/duplicates`], roles: quoters, success: 404 },
  withdrawQuote: { call: ['DELETE', `${quotes}/none`], roles: quoters, success: 404 },
  getQuoteProgress: { call: ['GET', `${quotes}/none/progress`], roles: quoters, success: 404 },
  streamQuoteProgress: { call: ['GET', `${quotes}/none/progress/events`], roles: quoters, success: 404 },
  renewQuote: { call: ['POST', `${quotes}/none/renewals`], roles: quoters, success: 404 },
  askAboutQuote: { call: ['POST', `${quotes}/none/questions`, {}], roles: quoters, success: 400 },
  answerQuoteQuestion: { call: ['POST', `${quotes}/none/questions/none/answers`, {}], roles: quoters, success: 400 },
  sendQuoteToManualHandling: { call: ['POST', `${quotes}/none/manual-handling`, {}], roles: quoters, success: 400 },
  listQuotesInHandling: { call: ['GET', inHandling], roles: ['staff'], success: 200 },
  getQuoteInHandling: { call: ['GET', `${inHandling}/none`], roles: ['staff'], success: 404 },
  answerAsSpecialist: { call: ['POST', `${inHandling}/none/answers`, {}], roles: ['staff'], success: 400 },
} satisfies typeof policy);
const approvals = '/api/quote-and-order/v4/approvals';
const v5 = '/api/quote-and-order/v5';
Object.assign(policy, {
  listApprovals: { call: ['GET', approvals], roles: quoters, success: 200 },
  requestApproval: { call: ['POST', approvals, {}], roles: quoters, success: 400 },
  getApproval: { call: ['GET', `${approvals}/none`], roles: quoters, success: 404 },
  decideApproval: { call: ['POST', `${approvals}/none/decisions`, {}], roles: deciders, success: 400 },
  withdrawApproval: { call: ['POST', `${approvals}/none/withdrawals`], roles: quoters, success: 404 },
  placeOrders: { call: ['POST', placed, {}], roles: deciders, success: 400 },
  checkOrderPlacement: { call: ['POST', `${v5}/order-checks`, {}], roles: quoters, success: 400 },
  getOrderJob: { call: ['GET', `${v5}/order-jobs/none`], roles: quoters, success: 404 },
  validateCorrelationOwnership: {
    call: ['POST', '/api/quote-and-order/v6/validate/correlationOwnership', {}],
    roles: quoters,
    success: 400,
  },
  listQuotableProducts: {
    call: ['GET', '/api/quote-and-order/v6/quotable-products'],
    roles: quoters,
    success: 400,
  },
  estimatePrice: {
    call: ['POST', '/api/quote-and-order/v6/price-estimates', {}],
    roles: quoters,
    success: 400,
  },
  checkFeasibility: {
    call: ['POST', '/api/quote-and-order/v6/feasibility-checks', {}],
    roles: quoters,
    success: 400,
  },
} satisfies typeof policy);
const siteLists = '/api/quote-and-order/v6/planned-customer-site-lists';
const addresses = '/api/quote-and-order/v2/address';
Object.assign(policy, {
  findNearestAddresses: {
    call: ['GET', `${addresses}/nearest?longitude=none&latitude=none`],
    roles: quoters,
    success: 400,
  },
  suggestAddresses: { call: ['GET', `${addresses}/suggest?address=none`], roles: quoters, success: 200 },
  locateAddress: { call: ['GET', `${addresses}?address=none`], roles: quoters, success: 400 },
  listCustomerSites: { call: ['GET', '/api/quote-and-order/v6/customer-sites'], roles: quoters, success: 200 },
  listSiteLists: { call: ['GET', siteLists], roles: quoters, success: 200 },
  createSiteList: { call: ['POST', siteLists, {}], roles: quoters, success: 400 },
  createSiteListFromFile: { call: ['POST', `${siteLists}/file`, {}], roles: quoters, success: 415 },
  getSiteListTemplate: { call: ['GET', `${siteLists}/template`], roles: quoters, success: 200 },
  mergeSiteLists: { call: ['POST', `${siteLists}/merges`, {}], roles: quoters, success: 400 },
  getSiteList: { call: ['GET', `${siteLists}/none`], roles: quoters, success: 404 },
  updateSiteList: { call: ['PATCH', `${siteLists}/none`, {}], roles: quoters, success: 404 },
  deleteSiteList: { call: ['DELETE', `${siteLists}/none`], roles: quoters, success: 404 },
  duplicateSiteList: { call: ['POST', `${siteLists}/none/duplicates`, {}], roles: quoters, success: 404 },
  exportSiteList: { call: ['GET', `${siteLists}/none/file`], roles: quoters, success: 404 },
} satisfies typeof policy);
const rules = '/api/quote-and-order/v6/price-rules';
const agreements = '/api/quote-and-order/v6/agreements-in-administration';
const anAgreement = {
  name: 'A',
  productIds: [],
  productPackageIds: [],
  quoteAndOrderInternalUsersOnly: false,
  discountBasisPoints: 0,
  currency: null,
  validFrom: null,
  validTo: null,
};
const providers = ['staff with cp-admins'];
Object.assign(policy, {
  getPriceRules: { call: ['GET', rules], roles: providers, success: 200 },
  previewPriceRules: { call: ['POST', `${rules}/previews`, {}], roles: providers, success: 400 },
  proposePriceRules: { call: ['POST', `${rules}/proposals`, {}], roles: providers, success: 400 },
  decidePriceRules: { call: ['POST', `${rules}/proposals/none/decisions`, {}], roles: providers, success: 400 },
  listAgreementsInAdministration: { call: ['GET', agreements], roles: providers, success: 200 },
  previewAgreement: { call: ['POST', `${agreements}/none/previews`, anAgreement], roles: providers, success: 404 },
  updateAgreement: { call: ['PUT', `${agreements}/none`, anAgreement], roles: providers, success: 404 },
} satisfies typeof policy);
const groups = '/api/user-admin/v1/role-groups';
const aGroup = {
  name: 'A',
  description: '',
  roleIds: [],
  permissions: [],
  memberIds: [],
  scope: { kind: 'all', ids: [] },
};
const administrators = ['UserAdministrator'];
Object.assign(policy, {
  getEffectiveAccess: {
    call: ['GET', `/api/user-admin/v1/customer/users/${absent}/effective-access`],
    roles: administrators,
    success: 404,
  },
  resendInvitation: {
    call: ['POST', `/api/user-admin/v1/customer/users/${absent}/invitations`],
    roles: administrators,
    success: 404,
  },
  listUserActivity: {
    call: ['GET', `/api/user-admin/v1/customer/users/${absent}/activity`],
    roles: administrators,
    success: 404,
  },
  listRoleGroups: { call: ['GET', groups], roles: administrators, success: 200 },
  createRoleGroup: { call: ['POST', groups, {}], roles: administrators, success: 400 },
  previewRoleGroup: { call: ['POST', `${groups}/preview`, {}], roles: administrators, success: 400 },
  listScopeOptions: { call: ['GET', `${groups}/scope-options?kind=tags`], roles: administrators, success: 200 },
  getRoleGroup: { call: ['GET', `${groups}/${absent}`], roles: administrators, success: 404 },
  updateRoleGroup: { call: ['PUT', `${groups}/${absent}`, aGroup], roles: administrators, success: 404 },
  deleteRoleGroup: { call: ['DELETE', `${groups}/${absent}`], roles: administrators, success: 404 },
  getDeletionEffect: { call: ['GET', `${groups}/${absent}/deletion-effect`], roles: administrators, success: 404 },
} satisfies typeof policy);
const told = ['BillingResponsible', 'OperationStaff', 'OperationResponsible'];
const answering = ['OperationStaff', 'OperationResponsible'];
const disturbances = '/api/disturbances/v1/disturbances';
const ofProvider = '/api/disturbances/v1/provider/disturbances';
const status = '/api/operational-status/v1';
Object.assign(policy, {
  listDisturbances: { call: ['GET', disturbances], roles: told, success: 200 },
  getDisturbance: { call: ['GET', `${disturbances}/none`], roles: told, success: 404 },
  listAffectedServices: { call: ['GET', `${disturbances}/none/services`], roles: told, success: 404 },
  getDisturbanceCalendar: { call: ['GET', `${disturbances}/none/calendar`], roles: told, success: 404 },
  acknowledgeDisturbance: {
    call: ['POST', `${disturbances}/none/acknowledgements`, { none: 1 }],
    roles: answering,
    success: 400,
  },
  askAboutDisturbance: { call: ['POST', `${disturbances}/none/inquiries`, {}], roles: answering, success: 400 },
  reportAffected: { call: ['POST', `${disturbances}/none/reports`, {}], roles: answering, success: 400 },
  listProviderDisturbances: { call: ['GET', ofProvider], roles: ['staff'], success: 200 },
  createDisturbance: { call: ['POST', ofProvider, {}], roles: ['staff'], success: 400 },
  previewDisturbance: { call: ['POST', `${ofProvider}/previews`, { affected: [] }], roles: ['staff'], success: 200 },
  getProviderDisturbance: { call: ['GET', `${ofProvider}/none`], roles: ['staff'], success: 404 },
  changeDisturbance: { call: ['PUT', `${ofProvider}/none`, {}], roles: ['staff'], success: 400 },
  updateDisturbance: { call: ['POST', `${ofProvider}/none/updates`, { none: 1 }], roles: ['staff'], success: 400 },
  moveDisturbance: { call: ['POST', `${ofProvider}/none/moves`, {}], roles: ['staff'], success: 400 },
  cancelDisturbance: { call: ['POST', `${ofProvider}/none/cancellations`, {}], roles: ['staff'], success: 400 },
  answerInquiry: { call: ['POST', `${ofProvider}/none/answers`, {}], roles: ['staff'], success: 400 },
  findServicesOfCustomers: {
    call: ['GET', '/api/disturbances/v1/provider/services?text=none'],
    roles: ['staff'],
    success: 200,
  },
  getOperationalStatus: { call: ['GET', `${status}/operational-status`], roles: told, success: 200 },
  getNocWall: { call: ['GET', `${status}/noc`], roles: answering, success: 200 },
  // A stream would not end.
  streamNocWall: { call: ['GET', `${status}/noc/stream?tags=${'x'.repeat(1001)}`], roles: answering, success: 400 },
  listNetworkFreezes: { call: ['GET', `${status}/freeze-periods`], roles: told, success: 200 },
  listCalendarEntries: {
    call: ['GET', `${status}/calendar-entries?from=2024-11-18&to=2024-12-29`],
    roles: told,
    success: 200,
  },
  listRedundancyRisks: { call: ['GET', `${status}/redundancy-risks`], roles: told, success: 200 },
  checkRedundancy: {
    call: ['GET', `${status}/redundancy-check?serviceIds=none&from=2024-11-18&to=2024-11-18`],
    roles: [...told, 'Purchaser', 'DeliveryResponsible'],
    success: 200,
  },
  listCalendarTokens: { call: ['GET', `${status}/calendar-tokens`], roles: told, success: 200 },
  createCalendarToken: { call: ['POST', `${status}/calendar-tokens`, {}], roles: told, success: 400 },
  changeCalendarToken: { call: ['PUT', `${status}/calendar-tokens/none`, {}], roles: told, success: 400 },
  revokeCalendarToken: { call: ['DELETE', `${status}/calendar-tokens/none`], roles: told, success: 404 },
  readCalendarFeed: { call: ['GET', `${status}/calendar/none.ics`], roles: 'anybody', success: 404 },
  readNewsFeed: { call: ['GET', `${status}/news/none.rss`], roles: 'anybody', success: 404 },
} satisfies typeof policy);
const contacts = '/api/customer-contact/v1';
const toldOfContacts = ['UserAdministrator', 'OperationResponsible', 'cp-contacts'];
Object.assign(policy, {
  listContacts: { call: ['GET', `${contacts}/contacts`], roles: toldOfContacts, success: 200 },
  exportContacts: { call: ['GET', `${contacts}/contacts/export`], roles: toldOfContacts, success: 200 },
  listContactPurposes: { call: ['GET', `${contacts}/purposes`], roles: toldOfContacts, success: 200 },
  listContactScopes: { call: ['GET', `${contacts}/scope-options?kind=SITES`], roles: toldOfContacts, success: 200 },
  getContact: { call: ['GET', `${contacts}/contacts/${absent}`], roles: toldOfContacts, success: 404 },
  listContactNotices: { call: ['GET', `${contacts}/contacts/${absent}/notices`], roles: toldOfContacts, success: 404 },
  createContact: { call: ['POST', `${contacts}/contacts`, {}], roles: toldOfContacts, success: 400 },
  checkContactImport: { call: ['POST', `${contacts}/contacts/import-checks`, {}], roles: toldOfContacts, success: 400 },
  importContacts: { call: ['POST', `${contacts}/contacts/import`, {}], roles: toldOfContacts, success: 400 },
  updateContact: { call: ['PUT', `${contacts}/contacts/${absent}`, {}], roles: toldOfContacts, success: 400 },
  deleteContact: { call: ['DELETE', `${contacts}/contacts/${absent}`], roles: toldOfContacts, success: 404 },
  sendContactVerification: {
    call: ['POST', `${contacts}/contacts/${absent}/verifications`],
    roles: toldOfContacts,
    success: 404,
  },
  testContact: { call: ['POST', `${contacts}/contacts/${absent}/tests`], roles: toldOfContacts, success: 404 },
  replaceContact: {
    call: ['POST', `${contacts}/contacts/${absent}/replacements`, {}],
    roles: toldOfContacts,
    success: 400,
  },
  confirmContact: { call: ['POST', `${contacts}/confirmations`, {}], roles: 'anybody', success: 400 },
} satisfies typeof policy);
const notifications = '/api/notifications/v1';
const keepers = ['UserAdministrator'];
Object.assign(policy, {
  listNotifications: { call: ['GET', `${notifications}/notifications`], roles: 'everybody', success: 200 },
  getNotificationCounts: { call: ['GET', `${notifications}/counts`], roles: 'everybody', success: 200 },
  markNotificationsRead: { call: ['POST', `${notifications}/readings`, { ids: 1 }], roles: 'everybody', success: 400 },
  getNotificationSettings: { call: ['GET', `${notifications}/settings`], roles: 'everybody', success: 200 },
  saveNotificationSettings: { call: ['PUT', `${notifications}/settings`, {}], roles: 'everybody', success: 400 },
  getNotificationSettingsOfUser: {
    call: ['GET', `${notifications}/users/${absent}/settings`],
    roles: keepers,
    success: 404,
  },
  sendTestMail: { call: ['POST', `${notifications}/test-mails`], roles: 'everybody', success: 204 },
  listWebhooks: { call: ['GET', `${notifications}/webhooks`], roles: keepers, success: 200 },
  getWebhook: { call: ['GET', `${notifications}/webhooks/${absent}`], roles: keepers, success: 404 },
  retryWebhookDelivery: {
    call: ['POST', `${notifications}/webhooks/${absent}/deliveries/${absent}/retries`],
    roles: keepers,
    success: 404,
  },
  createWebhook: { call: ['POST', `${notifications}/webhooks`, {}], roles: keepers, success: 400 },
  changeWebhook: { call: ['PUT', `${notifications}/webhooks/${absent}`, {}], roles: keepers, success: 400 },
  deleteWebhook: { call: ['DELETE', `${notifications}/webhooks/${absent}`], roles: keepers, success: 404 },
  testWebhook: { call: ['POST', `${notifications}/webhooks/${absent}/tests`], roles: keepers, success: 404 },
  listWebhookDeliveries: {
    call: ['GET', `${notifications}/webhooks/${absent}/deliveries`],
    roles: keepers,
    success: 404,
  },
} satisfies typeof policy);
const ofUsersAlone = ['getNotificationSettings', 'sendTestMail'];
const seeingUsers = ['listCustomerUsers', 'getCustomerUser'];
const seeingGroups = ['listRoleGroups', 'getRoleGroup', 'getEffectiveAccess'];
const editingGroups = [...seeingUsers, ...seeingGroups, 'previewRoleGroup', 'listScopeOptions'];
const seeingContacts = ['listContacts', 'getContact', 'exportContacts', 'listContactPurposes', 'listContactNotices'];
/** What the finer rights open beside what everybody may call, by hand as well. */
const openedBy: Partial<Record<string, readonly string[]>> = {
  'create-users': [...seeingUsers, 'createCustomerUser', 'resendInvitation'],
  'delete-users': [...seeingUsers, 'deleteCustomerUser'],
  'update-users': [...seeingUsers, 'updateCustomerUser', 'getEffectiveAccess'],
  'view-groups': seeingGroups,
  'create-groups': [...editingGroups, 'createRoleGroup'],
  'update-groups': [...editingGroups, 'updateRoleGroup'],
  'delete-groups': [...seeingGroups, 'getDeletionEffect', 'deleteRoleGroup'],
  'update-services': [
    ...['listServices', 'listServiceFacets', 'exportServices', 'exportServicesBy', 'changeServices', 'lookUpServices'],
    ...['getService', 'updateService', 'listServiceHistory', 'listTags', 'createTag', 'updateTag', 'deleteTag'],
    ...['listSites', 'getSite', 'listNumberedSites', 'getNumberedSite', 'getNetworkMap'],
  ],
  'view-contacts': seeingContacts,
  'create-contacts': [...seeingContacts, 'createContact', 'listContactScopes'],
  'update-contacts': [
    ...seeingContacts,
    ...['updateContact', 'listContactScopes', 'sendContactVerification', 'testContact'],
  ],
  'delete-contacts': [...seeingContacts, 'deleteContact'],
};
const operations = Object.entries(policy);
const guarded = operations.filter(([, { roles }]) => roles !== 'anybody');
/** What staff must leave alone while they act as a customer's user: that user's own details and membership, and anybody's existence. */
const refusedWhileActing = [
  'updateUserProfile',
  'createCustomerUser',
  'importCustomerUsers',
  'deleteCustomerUser',
  'deleteRoleGroup',
  'requestRoles',
  'addCustomerId',
  'changeOrderStatus',
  'changeRequestStatus',
  'changeOpticalRequestStatus',
  'changeTicketStatus',
  ...['listQuotesInHandling', 'getQuoteInHandling', 'answerAsSpecialist'],
  ...['acknowledgeDisturbance', 'askAboutDisturbance', 'reportAffected'],
  ...['listProviderDisturbances', 'getProviderDisturbance', 'createDisturbance', 'changeDisturbance'],
  ...['updateDisturbance', 'moveDisturbance', 'cancelDisturbance', 'answerInquiry', 'findServicesOfCustomers'],
  'previewDisturbance',
  ...['createCalendarToken', 'changeCalendarToken', 'revokeCalendarToken'],
  ...['createContact', 'importContacts', 'updateContact', 'deleteContact', 'replaceContact'],
  ...['sendContactVerification', 'testContact'],
  ...['markNotificationsRead', 'saveNotificationSettings', 'sendTestMail'],
  ...['createWebhook', 'changeWebhook', 'deleteWebhook', 'testWebhook', 'retryWebhookDelivery'],
  'decideApproval',
  'updateAgreement',
  'proposePriceRules',
  'decidePriceRules',
];
/** What is left to a customer who is no longer active, by hand too: session, users, groups and membership. All else is closed, to staff as well. */
const leftToInactive = [
  // Nobody signs in for it: whose feed it is says the address, and that there is none of a former customer’s.
  ...['readCalendarFeed', 'readNewsFeed'],
  ...['getUserProfiles', 'updateUserProfile', 'getCurrentCustomer', 'listSelectableCustomers', 'listSelectableUsers'],
  'giveActingReason',
  ...['getFeatureFlags', 'getOverview', 'search', 'getPreferences', 'savePreferences'],
  ...['listSavedViews', 'createSavedView', 'updateSavedView', 'deleteSavedView'],
  ...['listFrameworkAgreements', 'getMigratedCaseCustomer', 'registerAccount', 'addCustomerId'],
  ...['listCustomerUsers', 'createCustomerUser', 'exportCustomerUsers', 'checkUserImport', 'importCustomerUsers'],
  ...['changeCustomerUsers', 'getCustomerUser', 'updateCustomerUser', 'deleteCustomerUser', 'resendInvitation'],
  ...['getEffectiveAccess', 'listUserActivity', 'listAdministrators', 'listRoles', 'getOwnRoleRequest', 'requestRoles'],
  ...[
    'listOwnGroups',
    'listOwnActivity',
    'listRoleRequests',
    'decideRoleRequest',
    'listRoleGroups',
    'createRoleGroup',
    'previewRoleGroup',
  ],
  ...['listScopeOptions', 'getRoleGroup', 'updateRoleGroup', 'deleteRoleGroup', 'getDeletionEffect'],
  ...['listContacts', 'exportContacts', 'listContactPurposes', 'listContactScopes', 'getContact', 'listContactNotices'],
  ...['createContact', 'checkContactImport', 'importContacts', 'updateContact', 'deleteContact', 'replaceContact'],
  ...['sendContactVerification', 'testContact', 'confirmContact'],
  ...['listNotifications', 'getNotificationCounts', 'markNotificationsRead', 'sendTestMail'],
  ...['getNotificationSettings', 'saveNotificationSettings', 'getNotificationSettingsOfUser'],
  ...['listWebhooks', 'createWebhook', 'changeWebhook', 'deleteWebhook', 'testWebhook', 'listWebhookDeliveries'],
  ...['getWebhook', 'retryWebhookDelivery'],
];
const principals = [
  'no role',
  ...customerRoles,
  ...permissions,
  'staff',
  'staff with cp-admins',
  'administrator of an inactive customer',
  'everything at an inactive customer',
  'staff at an inactive customer',
  'staff as a user without a role',
  'staff as a UserAdministrator',
  ...Object.keys(openedBy),
];

let test: TestDatabase;
let app: TestServer;
const cells = { access: 0, tokens: 0 };
const accounts = new Map<string, Pick<SeededUser, 'accountId' | 'customerId'> & { id?: string; actingAs?: string }>();

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  const users = await addCustomer(test.database, '100', [
    { roles: [] },
    ...[...customerRoles, ...permissions].map((role) => ({ roles: [role] })),
    { roles: ['UserAdministrator'], active: false },
  ]);
  for (const [index, name] of ['no role', ...customerRoles, ...permissions, 'inactive administrator'].entries())
    accounts.set(name, the(users[index]));
  const labelled = await addCustomer(
    test.database,
    '300',
    Object.keys(openedBy).map(() => ({ roles: [] })),
  );
  for (const [index, label] of Object.keys(openedBy).entries()) {
    const user = the(labelled[index]);
    accounts.set(label, user);
    await test.database.withOperator(async (query) => {
      const { id } = await query
        .insertInto('role_groups')
        .values({ customer_id: '300', name: label, role_ids: [], permissions: [label], source_name: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      await query
        .insertInto('role_group_members')
        .values({ customer_id: '300', group_id: id, user_id: user.id })
        .execute();
    });
  }
  const [archivist, everything] = await addCustomer(test.database, '200', [
    { roles: ['UserAdministrator'] },
    { roles: customerRoles },
  ]);
  accounts.set('administrator of an inactive customer', the(archivist));
  accounts.set('everything at an inactive customer', the(everything));
  await test.database.withOperator(async (query) => {
    await query.updateTable('customers').set({ active: false }).where('customer_id', '=', '200').execute();
    await query.updateTable('customers').set({ migrated_cases: true }).where('customer_id', '=', '100').execute();
    for (const [name, roles] of [
      ['staff', []],
      ['staff with cp-admins', ['cp-admins']],
    ] as const) {
      const { id } = await query
        .insertInto('accounts')
        .values({
          email: `${name}@skerry.example`,
          first_name: 'S',
          last_name: 'S',
          password_hash: null,
          default_customer_id: '100',
          cdn_id: null,
          user_category: 'internalStaff',
          realm_roles: [...roles],
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      accounts.set(name, { accountId: id, customerId: '100' });
    }
    const staff = the(accounts.get('staff with cp-admins'));
    accounts.set('staff at an inactive customer', { ...staff, customerId: '200' });
    accounts.set('staff as a user without a role', { ...staff, actingAs: the(users[0]).id });
    accounts.set('staff as a UserAdministrator', {
      ...staff,
      actingAs: the(users[1 + customerRoles.indexOf('UserAdministrator')]).id,
    });
  });
  for (const { accountId, customerId, actingAs: userId } of accounts.values())
    if (userId !== undefined) await giveReason(test.database, { accountId, customerId, userId });
});
afterAll(async () => {
  await app.close();
  await test.close();
  process.stdout.write(
    `    A1: ${operations.length} operations, ${principals.length} principals: ${cells.access} cells answer as the policy says\n` +
      `    B1: ${guarded.length} operations, ${Object.keys(faults).length} faults of a token: ${cells.tokens} cells refuse\n`,
  );
});

function call(operation: string, authorization: string | undefined, headers: Record<string, string> = {}) {
  const {
    call: [method, url, body],
  } = the(policy[operation]);
  return app.server.inject({
    method,
    url,
    ...(body !== undefined && { payload: body }),
    headers: {
      host: 'localhost:4100',
      'if-match': '"1"',
      'sec-fetch-site': 'same-origin',
      'x-microservice-registry': 'se',
      'idempotency-key': crypto.randomUUID(),
      ...(authorization !== undefined && { authorization }),
      ...headers,
    },
  });
}

it('covers every operation', () => {
  const known = Object.values(documents).flatMap((document) =>
    operationsOf(document).map(({ operationId }) => operationId),
  );
  expect(operations.map(([id]) => id).sort()).toEqual(known.sort());
});

describe.each(principals)('%s', (principal) => {
  it.each(operations)('may or may not call %s', async (id, { roles, success }) => {
    const isAdministrator = principal.startsWith('administrator of') || principal === 'staff as a UserAdministrator';
    const held = isAdministrator ? 'UserAdministrator' : principal;
    const { accountId, customerId, actingAs } = the(accounts.get(principal));
    const customer = { id: customerId, ...(actingAs !== undefined && { actingAs: actingClaim(actingAs) }) };
    const answer = await call(id, `Bearer ${await app.identity.tokenFor(accountId, customerId, { customer })}`);
    // Creating the same user again answers that the e-mail is in use: that is past the guard, too.
    const isSecond =
      ['staff as a UserAdministrator', 'everything at an inactive customer'].includes(principal) &&
      id === 'createCustomerUser';
    const isInactive = principal.endsWith('an inactive customer');
    const isRefused =
      (principal.startsWith('staff as') && refusedWhileActing.includes(id)) ||
      (isInactive && !leftToInactive.includes(id));
    const holds = (role: string) =>
      principal.startsWith('everything') ? customerRoles.some((one) => one === role) : role === held;
    const isForStaff = principal.startsWith('staff') && roles.includes('staff') && !isRefused;
    const isAllowed =
      isForStaff ||
      openedBy[principal]?.includes(id) === true ||
      (!isRefused && (roles === 'everybody' || roles === 'anybody' || roles.some(holds)));
    // Staff who act as nobody are users of no customer: there is nobody to tell.
    const isNobody = principal.startsWith('staff') && actingAs === undefined && ofUsersAlone.includes(id);
    const past = isSecond ? 409 : isNobody ? 403 : success;
    expect(isAllowed ? [past] : [403]).toContain(answer.statusCode);
    if (isInactive && isRefused) expect(answer.json()).toMatchObject({ code: 'INACTIVE_CUSTOMER' });
    expect(answer.headers['cache-control']).toBe('no-store');
    cells.access += 1;
  });
});

describe('roles in the token', () => {
  it('are ignored: the directory decides', async () => {
    const account = the(accounts.get('no role'));
    const claims = {
      realm_access: { roles: ['UserAdministrator'] },
      resource_access: { portal: { roles: ['UserAdministrator'] } },
    };
    const answer = await call(
      'listCustomerUsers',
      `Bearer ${await app.identity.tokenFor(account.accountId, account.customerId, claims)}`,
    );
    expect(answer.statusCode).toBe(403);
  });
});

/** Invalid access tokens. Each makes the value of the Authorization header. */
const faults: Record<string, (accountId: string, customerId: string) => Promise<string | undefined>> = {
  none: async () => undefined,
  garbage: async () => 'Bearer garbage',
  'another scheme': async (...who) => `Basic ${await app.identity.tokenFor(...who)}`,
  'an empty bearer': async () => 'Bearer ',
  expired: (...who) => bearer(signed(who, { exp: now() - 60 })),
  'not yet valid': (...who) => bearer(signed(who, { nbf: now() + 60 })),
  'another issuer': (...who) => bearer(signed(who, { iss: 'https://other.example' })),
  'no audience': (...who) => bearer(signed(who, { aud: undefined })),
  'another audience': (...who) => bearer(signed(who, { aud: 'account' })),
  'another client': (...who) => bearer(signed(who, { client_id: 'other' })),
  'another authorized party': (...who) => bearer(signed(who, { client_id: undefined, azp: 'other' })),
  'an ID token': (...who) => bearer(signed(who, {}, { typ: 'JWT' })),
  'a refresh token': (...who) => bearer(signed(who, {}, { typ: 'Refresh' })),
  'algorithm none': async (accountId, customerId) =>
    `Bearer ${new UnsecuredJWT({ ...payload([accountId, customerId]) }).encode()}`,
  'HMAC with the public key': async (...who) => {
    const key = await importJWK(app.identity.publicJwk, 'RS256');
    const secret = new TextEncoder().encode(await exportSPKI(key as Parameters<typeof exportSPKI>[0]));
    return bearer(
      new SignJWT(payload(who)).setProtectedHeader({ alg: 'HS256', kid: 'test', typ: 'at+jwt' }).sign(secret),
    );
  },
  'a key of its own in the header': async (...who) => {
    const { privateKey } = await generateKeyPair('RS256');
    return bearer(
      new SignJWT(payload(who))
        .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'at+jwt', jku: 'https://evil.example/jwks' })
        .sign(privateKey),
    );
  },
  'an unknown key id': (...who) => bearer(signed(who, {}, { kid: 'other' })),
  'a wrong signature': async (...who) => (await bearer(signed(who, {}))).replace(/.{6}$/, 'AAAAAA'),
  'a token of 64 kB': (...who) => bearer(signed(who, { filler: 'x'.repeat(64_000) })),
  'of a customer’s user who acts as another': (accountId, customerId) =>
    bearer(
      signed([accountId, customerId], {
        customer: { id: customerId, actingAs: actingClaim(the(accounts.get('no role')).id) },
      }),
    ),
  'of staff whose acting has ended': () => staffActing({ until: now() }),
  'of staff who act without an end': () => staffActing({ until: undefined }),
  'an unknown account': (_accountId, customerId) => bearer(signed([absent, customerId], {})),
  'an account that is no id': (_accountId, customerId) => bearer(signed(["' or 1=1", customerId], {})),
  'a customer where the account is no user': (accountId) => bearer(signed([accountId, '200'], {})),
  'an unknown customer': (accountId) => bearer(signed([accountId, '999'], {})),
};

const now = () => Math.floor(Date.now() / 1000);
const staffActing = (changes: object) => {
  const { accountId, customerId } = the(accounts.get('staff with cp-admins'));
  const actingAs = { ...actingClaim(the(accounts.get('UserAdministrator')).id), ...changes };
  return bearer(signed([accountId, customerId], { customer: { id: customerId, actingAs } }));
};
const bearer = async (token: Promise<string>) => `Bearer ${await token}`;

function payload([accountId, customerId]: [string, string], changes: object = {}) {
  return {
    sub: accountId,
    iss: issuer,
    aud: audience,
    client_id: clientId,
    iat: now(),
    exp: now() + 300,
    customer: { id: customerId },
    ...changes,
  };
}

function signed(who: [string, string], changes: object, header: object = {}): Promise<string> {
  return new SignJWT(payload(who, changes))
    .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'at+jwt', ...header })
    .sign(app.identity.privateKey);
}

const refusals = matrixOf(
  'operations × faults of a token',
  guarded.map(([id]) => id),
  Object.entries(faults),
  { perRow: 6 },
);
describe.each(refusals)('%s', (id, met) => {
  it.each(met)('is not opened by a token that is %s', async (_fault, make) => {
    const { accountId, customerId } = the(accounts.get('UserAdministrator'));
    const answer = await call(id, await make(accountId, customerId));
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    cells.tokens += 1;
  });
});

describe('a token', () => {
  it.each([undefined, {}, { id: 100 }, { id: "100'; drop table customers" }])(
    'with the customer %j is refused with 403',
    async (customer) => {
      const { accountId } = the(accounts.get('UserAdministrator'));
      const answer = await call('listCustomerUsers', await bearer(signed([accountId, '100'], { customer })));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'NO_CUSTOMER_SCOPE']);
    },
  );

  it('may name the customer as customerScope, which the claim of the other form goes before', async () => {
    const { accountId, customerId } = the(accounts.get('UserAdministrator'));
    const statusWith = async (claims: object) =>
      (await call('listCustomerUsers', await bearer(signed([accountId, customerId], claims)))).statusCode;
    expect(await statusWith({ customer: undefined, customerScope: customerId })).toBe(200);
    expect(await statusWith({ customer: undefined, customerScope: '200' })).toBe(401);
    expect(await statusWith({ customerScope: '200' })).toBe(200);
    expect(await statusWith({ customer: { id: '200' }, customerScope: customerId })).toBe(401);
  });

  it('of an inactive user is refused', async () => {
    const { accountId, customerId } = the(accounts.get('inactive administrator'));
    expect((await call('listCustomerUsers', await bearer(signed([accountId, customerId], {})))).statusCode).toBe(401);
  });
});

describe('checks come before validation', () => {
  it.each([
    ['an anonymous bad request', undefined, 401],
    ['a bad request without the role', 'no role', 403],
  ])('%s', async (_what, who, status) => {
    const account = who === undefined ? undefined : the(accounts.get(who));
    const authorization =
      account === undefined
        ? {}
        : { authorization: `Bearer ${await app.identity.tokenFor(account.accountId, account.customerId)}` };
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/user-admin/v1/customer/users',
      payload: '{"broken',
      headers: { host: 'localhost:4100', 'content-type': 'application/json', ...authorization },
    });
    expect(answer.statusCode).toBe(status);
  });
});

describe('a customer named anywhere but in the token', () => {
  it.each(['x-customer-id', 'x-microservice-registry', 'x-tenant', 'customer'])(
    'is ignored in the header %s',
    async (name) => {
      const { accountId, customerId } = the(accounts.get('UserAdministrator'));
      const answer = await call('getCurrentCustomer', await bearer(signed([accountId, customerId], {})), {
        [name]: '200',
      });
      expect(answer.json()).toMatchObject({ id: '100' });
    },
  );

  it('is ignored in the query', async () => {
    const { accountId, customerId } = the(accounts.get('UserAdministrator'));
    const authorization = await bearer(signed([accountId, customerId], {}));
    const answer = await app.server.inject({
      url: '/api/user-admin/v1/customer/users?customerId=200',
      headers: { host: 'localhost:4100', authorization },
    });
    expect(answer.body).not.toContain('c200.example');
    expect(answer.statusCode).toBe(200);
  });
});

describe('staff', () => {
  it('are identified by their account, and act for the customer of the token', async () => {
    const { accountId } = the(accounts.get('staff'));
    const answer = await call('getUserProfiles', `Bearer ${await app.identity.tokenFor(accountId, '200')}`);
    expect(answer.json()).toMatchObject({
      currentUser: { id: accountId, email: 'staff@skerry.example', roles: [], attributes: { cellphone: null } },
    });
  });
});
