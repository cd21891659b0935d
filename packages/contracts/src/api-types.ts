import type {
  components as accountRegistrationComponents,
  operations as accountRegistrationOperations,
  paths as accountRegistrationPaths,
} from './generated/account-registration.ts';
import type { operations as casesOperations, paths as casesPaths } from './generated/cases.ts';
import type { components as commonComponents } from './generated/common.ts';
import type {
  operations as customerContactOperations,
  paths as customerContactPaths,
} from './generated/customer-contact.ts';
import type {
  operations as deliveryStatusOperations,
  paths as deliveryStatusPaths,
} from './generated/delivery-status.ts';
import type {
  components as devMailComponents,
  operations as devMailOperations,
  paths as devMailPaths,
} from './generated/dev-mail.ts';
import type { operations as disturbancesOperations, paths as disturbancesPaths } from './generated/disturbances.ts';
import type { operations as notificationsOperations, paths as notificationsPaths } from './generated/notifications.ts';
import type {
  operations as operationalStatusOperations,
  paths as operationalStatusPaths,
} from './generated/operational-status.ts';
import type {
  components as ordersComponents,
  operations as ordersOperations,
  paths as ordersPaths,
} from './generated/orders.ts';
import type {
  components as portalUserComponents,
  operations as portalUserOperations,
  paths as portalUserPaths,
} from './generated/portal-user.ts';
import type {
  components as quoteAndOrderComponents,
  operations as quoteAndOrderOperations,
  paths as quoteAndOrderPaths,
} from './generated/quote-and-order.ts';
import type {
  components as quoteAndOrderV2Components,
  operations as quoteAndOrderV2Operations,
  paths as quoteAndOrderV2Paths,
} from './generated/quote-and-order-v2.ts';
import type {
  components as quoteAndOrderV4Components,
  operations as quoteAndOrderV4Operations,
  paths as quoteAndOrderV4Paths,
} from './generated/quote-and-order-v4.ts';
import type {
  components as quoteAndOrderV5Components,
  operations as quoteAndOrderV5Operations,
  paths as quoteAndOrderV5Paths,
} from './generated/quote-and-order-v5.ts';
import type {
  components as networkMapComponents,
  operations as networkMapOperations,
  paths as networkMapPaths,
} from './generated/network-map.ts';
import type {
  components as serviceChangesComponents,
  operations as serviceChangesOperations,
  paths as serviceChangesPaths,
} from './generated/service-changes.ts';
import type {
  components as servicesComponents,
  operations as servicesOperations,
  paths as servicesPaths,
} from './generated/services.ts';
import type { operations as signInOperations, paths as signInPaths } from './generated/sign-in.ts';
import type {
  components as sitesComponents,
  operations as sitesOperations,
  paths as sitesPaths,
} from './generated/sites.ts';
import type {
  components as sitesV1Components,
  operations as sitesV1Operations,
  paths as sitesV1Paths,
} from './generated/sites-v1.ts';
import type { operations as ticketsOperations, paths as ticketsPaths } from './generated/tickets.ts';
import type {
  components as userAdminComponents,
  operations as userAdminOperations,
  paths as userAdminPaths,
} from './generated/user-admin.ts';

/** Paths of each document, for openapi-fetch. */
export type {
  accountRegistrationPaths,
  casesPaths,
  customerContactPaths,
  deliveryStatusPaths,
  devMailPaths,
  disturbancesPaths,
  notificationsPaths,
  operationalStatusPaths,
  ordersPaths,
  portalUserPaths,
  quoteAndOrderPaths,
  quoteAndOrderV2Paths,
  quoteAndOrderV4Paths,
  quoteAndOrderV5Paths,
  networkMapPaths,
  serviceChangesPaths,
  servicesPaths,
  signInPaths,
  sitesPaths,
  sitesV1Paths,
  ticketsPaths,
  userAdminPaths,
};
/** Operations of each document, for the server's handlers. */
export type {
  accountRegistrationOperations,
  casesOperations,
  customerContactOperations,
  deliveryStatusOperations,
  devMailOperations,
  disturbancesOperations,
  notificationsOperations,
  operationalStatusOperations,
  ordersOperations,
  portalUserOperations,
  quoteAndOrderOperations,
  quoteAndOrderV2Operations,
  quoteAndOrderV4Operations,
  quoteAndOrderV5Operations,
  networkMapOperations,
  serviceChangesOperations,
  servicesOperations,
  signInOperations,
  sitesOperations,
  sitesV1Operations,
  ticketsOperations,
  userAdminOperations,
};

export type Problem = commonComponents['schemas']['Problem'];
export type Translation = commonComponents['schemas']['Translation'];

export type CustomerUser = userAdminComponents['schemas']['CustomerUser'];
export type OwnGroupList = userAdminComponents['schemas']['OwnGroupList'];
export type CustomerUserPage = userAdminComponents['schemas']['CustomerUserPage'];
export type CustomerUserCreate = userAdminComponents['schemas']['CustomerUserCreate'];
export type CustomerUserUpdate = userAdminComponents['schemas']['CustomerUserUpdate'];
export type UserActivity = userAdminComponents['schemas']['UserActivity'];
export type OwnActivityPage = userAdminComponents['schemas']['OwnActivityPage'];
export type UserActivityPage = userAdminComponents['schemas']['UserActivityPage'];
export type UserFilter = userAdminComponents['schemas']['UserFilter'];
export type UserImport = userAdminComponents['schemas']['UserImport'];
export type UserImportRow = userAdminComponents['schemas']['UserImportRow'];
export type UserImportResult = userAdminComponents['schemas']['UserImportResult'];
export type UsersChange = userAdminComponents['schemas']['UsersChange'];
export type UsersChangeResult = userAdminComponents['schemas']['UsersChangeResult'];
export type CustomerRoleInfo = userAdminComponents['schemas']['Role'];
export type RoleList = userAdminComponents['schemas']['RoleList'];
export type AdministratorList = userAdminComponents['schemas']['AdministratorList'];

export type RoleGroup = userAdminComponents['schemas']['RoleGroup'];
export type RoleGroupSummary = userAdminComponents['schemas']['RoleGroupSummary'];
export type RoleGroupPage = userAdminComponents['schemas']['RoleGroupPage'];
export type RoleGroupDetails = userAdminComponents['schemas']['RoleGroupDetails'];
export type RoleGroupDraft = userAdminComponents['schemas']['RoleGroupDraft'];
export type RoleGroupMember = userAdminComponents['schemas']['RoleGroupMember'];
export type RoleGroupReference = userAdminComponents['schemas']['RoleGroupReference'];
export type RoleGroupPreview = userAdminOperations['previewRoleGroup']['responses'][200]['content']['application/json'];
export type DeletionEffect = userAdminOperations['getDeletionEffect']['responses'][200]['content']['application/json'];
export type MemberEffect = userAdminComponents['schemas']['MemberEffect'];
export type RightChange = userAdminComponents['schemas']['RightChange'];
export type EffectiveAccess = userAdminComponents['schemas']['EffectiveAccess'];
export type AccessRight = userAdminComponents['schemas']['AccessRight'];
export type AccessArea = userAdminComponents['schemas']['AccessArea'];
export type ScopeKind = userAdminComponents['schemas']['ScopeKind'];
export type ScopeChoice = userAdminComponents['schemas']['ScopeChoice'];
export type RoleGroupScope = userAdminComponents['schemas']['Scope'];
export type ScopeItem = userAdminComponents['schemas']['ScopeItem'];
export type ScopeHoldings = userAdminComponents['schemas']['ScopeHoldings'];
export type ScopeOptions = userAdminOperations['listScopeOptions']['responses'][200]['content']['application/json'];
export type PermissionLabel = userAdminComponents['schemas']['PermissionLabel'];

export type PortalApp = userAdminComponents['schemas']['App'];
export type RoleRequest = userAdminComponents['schemas']['RoleRequest'];
export type RoleRequestCreate = userAdminComponents['schemas']['RoleRequestCreate'];
export type RoleRequestDecision = userAdminComponents['schemas']['RoleRequestDecision'];
export type ListedRoleRequest = userAdminComponents['schemas']['ListedRoleRequest'];
export type ListedRoleRequestPage =
  userAdminOperations['listRoleRequests']['responses'][200]['content']['application/json'];

export type Registration = accountRegistrationComponents['schemas']['Registration'];

export type PortalUser = portalUserComponents['schemas']['PortalUser'];
export type UserProfileUpdate = portalUserComponents['schemas']['UserProfileUpdate'];
export type SelectableCustomer = portalUserComponents['schemas']['SelectableCustomer'];
/** Whom the provider's staff can act as. */
export type SelectableUser = portalUserComponents['schemas']['SelectableUser'];
export type SearchResults = portalUserComponents['schemas']['SearchResults'];
export type FoundPart = portalUserComponents['schemas']['FoundPart'];
export type FoundItem = portalUserComponents['schemas']['FoundItem'];
export type SessionUsers = portalUserComponents['schemas']['SessionUsers'];
export type Customer = portalUserComponents['schemas']['Customer'];
export type Overview = portalUserComponents['schemas']['Overview'];
export type PreferenceName = portalUserComponents['schemas']['PreferenceName'];
export type PreferenceChange = portalUserComponents['schemas']['PreferenceChange'];
export type SavedView = portalUserComponents['schemas']['SavedView'];
export type SavedViewPage = portalUserComponents['schemas']['SavedViewPage'];
export type SavedViewDetails = portalUserComponents['schemas']['SavedViewDetails'];

export type FrameworkAgreement = quoteAndOrderComponents['schemas']['FrameworkAgreement'];
export type OpticalOptions = quoteAndOrderComponents['schemas']['OpticalOptions'];
export type OpticalProduct = quoteAndOrderComponents['schemas']['OpticalProduct'];
export type DataCentre = quoteAndOrderComponents['schemas']['DataCentre'];
export type OpticalEnd = quoteAndOrderComponents['schemas']['OpticalEnd'];
export type OpticalPlace = quoteAndOrderComponents['schemas']['OpticalPlace'];
export type OpticalRequestCreate = quoteAndOrderComponents['schemas']['OpticalRequestCreate'];
export type OpticalRequest = quoteAndOrderComponents['schemas']['OpticalRequest'];
export type OpticalRequestPage = quoteAndOrderComponents['schemas']['OpticalRequestPage'];

export type Service = servicesComponents['schemas']['Service'];
export type ServiceDetails = servicesComponents['schemas']['ServiceDetails'];
export type ServicePage = servicesComponents['schemas']['ServicePage'];
export type ServiceFilter = servicesComponents['schemas']['ServiceFilter'];
export type ServiceFacets = servicesComponents['schemas']['ServiceFacets'];
export type ServicesChange = servicesComponents['schemas']['ServicesChange'];
export type NamedService = servicesComponents['schemas']['NamedService'];
export type ServicesChangeResult = servicesComponents['schemas']['ServicesChangeResult'];
export type ServiceEvent = servicesComponents['schemas']['ServiceEvent'];
export type ServiceTag = servicesComponents['schemas']['Tag'];
export type ServiceTagDetails = servicesComponents['schemas']['TagDetails'];
export type Site = sitesComponents['schemas']['Site'];
export type SitePage = sitesComponents['schemas']['SitePage'];
export type NetworkMap = networkMapComponents['schemas']['NetworkMap'];

export type Order = ordersComponents['schemas']['Order'];
export type OrderSummary = ordersComponents['schemas']['OrderSummary'];
export type OrderPage = ordersComponents['schemas']['OrderPage'];
export type OrderedItem = ordersComponents['schemas']['OrderedItem'];
export type ServiceOffers = ordersComponents['schemas']['ServiceOffers'];
export type MoveOffer = ordersComponents['schemas']['MoveOffer'];
export type ServiceOrderCreate = ordersComponents['schemas']['ServiceOrderCreate'];
export type Ineligible = ordersComponents['schemas']['Ineligible'];
export type Money = ordersComponents['schemas']['Money'];
export type NumberedSite = sitesV1Components['schemas']['NumberedSite'];
export type PriceRules = quoteAndOrderComponents['schemas']['PriceRules'];
export type PriceRuleDraft = quoteAndOrderComponents['schemas']['PriceRule'];
export type PricePreview = quoteAndOrderComponents['schemas']['PricePreview'];
export type AgreementDraft = quoteAndOrderComponents['schemas']['AgreementDraft'];
export type AgreementInAdministration = quoteAndOrderComponents['schemas']['AgreementInAdministration'];

export type AddressCandidate = quoteAndOrderV2Components['schemas']['AddressCandidate'];
export type AddressBuilding = quoteAndOrderV2Components['schemas']['AddressBuilding'];
/** An address near a place that was pointed at. */
export type NearestAddress = quoteAndOrderV2Components['schemas']['NearestAddress'];
export type LocatedAddress = quoteAndOrderV2Components['schemas']['LocatedAddress'];

export type PriceEstimate = quoteAndOrderComponents['schemas']['PriceEstimate'];
export type QuotableAddon = quoteAndOrderComponents['schemas']['QuotableAddon'];
export type QuotableProduct = quoteAndOrderComponents['schemas']['QuotableProduct'];
export type SiteFeasibility = quoteAndOrderComponents['schemas']['SiteFeasibility'];
export type SiteList = quoteAndOrderComponents['schemas']['SiteList'];
export type SiteListSummary = quoteAndOrderComponents['schemas']['SiteListSummary'];
export type SiteListPage = quoteAndOrderComponents['schemas']['SiteListPage'];
export type SiteListCreate = quoteAndOrderComponents['schemas']['SiteListCreate'];
export type SiteListChange = quoteAndOrderComponents['schemas']['SiteListChange'];
export type SiteListConfiguration = quoteAndOrderComponents['schemas']['SiteListConfiguration'];
export type PlannedSite = quoteAndOrderComponents['schemas']['PlannedSite'];
export type PlannedSiteDraft = quoteAndOrderComponents['schemas']['PlannedSiteDraft'];
export type SiteListFileResult = quoteAndOrderComponents['schemas']['SiteListFileResult'];

export type Approval = quoteAndOrderV4Components['schemas']['Approval'];
export type Quote = quoteAndOrderV4Components['schemas']['Quote'];
export type QuoteInHandling = quoteAndOrderV4Components['schemas']['QuoteInHandling'];
export type QuoteInHandlingPage = quoteAndOrderV4Components['schemas']['QuoteInHandlingPage'];
export type QuoteSummary = quoteAndOrderV4Components['schemas']['QuoteSummary'];
export type QuotePage = quoteAndOrderV4Components['schemas']['QuotePage'];
export type ProductOptions = quoteAndOrderV4Components['schemas']['ProductOptions'];
export type QuotePrice = quoteAndOrderV4Components['schemas']['QuotePrice'];
export type QuoteProgress = quoteAndOrderV4Components['schemas']['QuoteProgress'];
export type QuoteQuestion = quoteAndOrderV4Components['schemas']['QuoteQuestion'];
export type QuoteRequest = quoteAndOrderV4Components['schemas']['QuoteRequest'];
export type QuoteRequestSite = quoteAndOrderV4Components['schemas']['QuoteRequestSite'];
export type QuoteSite = quoteAndOrderV4Components['schemas']['QuoteSite'];
export type QuoteVariant = quoteAndOrderV4Components['schemas']['QuoteVariant'];
export type SpecialistAnswer = quoteAndOrderV4Components['schemas']['SpecialistAnswer'];

export type OrderPlacement = quoteAndOrderV5Components['schemas']['OrderPlacement'];
export type OrderPlacementLine = quoteAndOrderV5Components['schemas']['OrderPlacementLine'];
export type Installation = quoteAndOrderV5Components['schemas']['Installation'];
export type OrderCheck = quoteAndOrderV5Components['schemas']['OrderCheck'];
export type OrderJob = quoteAndOrderV5Components['schemas']['OrderJob'];

export type PlacedOrder = quoteAndOrderV5Components['schemas']['PlacedOrder'];

export type ChangeKind = serviceChangesComponents['schemas']['ChangeKind'];
/** A field of a form that the provider draws up. */
export type FormField = serviceChangesComponents['schemas']['FormField'];
export type ChangeRequest = serviceChangesComponents['schemas']['ChangeRequest'];
export type ChangeRequestSummary = serviceChangesComponents['schemas']['ChangeRequestSummary'];
export type ChangeRequestPage = serviceChangesComponents['schemas']['ChangeRequestPage'];
export type ChangeRequestCreate = serviceChangesComponents['schemas']['ChangeRequestCreate'];

export type MailMessage = devMailComponents['schemas']['MailMessage'];
