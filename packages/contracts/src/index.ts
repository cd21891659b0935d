export * from './access/areas.ts';
export * from './access/permission-labels.ts';
export * from './access/role-group.ts';
export { apis, type ApiId } from './apis.ts';
export type * from './api-types.ts';
export type * from './operation-types.ts';
export * from './billing-systems.ts';
export * from './contacts/contact-hours.ts';
export * from './contacts/contact-lists.ts';
export * from './contacts/contact-rules.ts';
export type * from './contacts/contact-types.ts';
export * from './contacts/contact-rows.ts';
export type * from './disturbances/disturbance-types.ts';
export * from './disturbances/impact.ts';
export * from './disturbances/local-moment.ts';
export * from './disturbances/states.ts';
export * from './disturbances/texts.ts';
export type * from './notifications/notification-types.ts';
export * from './notifications/topics.ts';
export * from './feature-flags.ts';
export * from './formula-guard.ts';
export * from './framework-agreements.ts';
export * from './local-day.ts';
export * from './optical/place.ts';
export * from './optical/request.ts';
export * from './optical/statuses.ts';
export * from './orders/actions.ts';
export * from './orders/eligibility.ts';
export * from './orders/freeze-periods.ts';
export * from './orders/iso-week.ts';
export * from './orders/order-forms.ts';
export * from './orders/statuses.ts';
export {
  changePageSize,
  contactPageSize,
  disturbancePageSize,
  orderPageSize,
  servicePageSize,
  sitePageSize,
  ticketPageSize,
  userPageSize,
} from './paging.ts';
export * from './portal-apps.ts';
export * from './portal-content.ts';
export * from './portal-report.ts';
export * from './preferences.ts';
export * from './quotes/actions.ts';
export * from './quotes/delivery-week.ts';
export * from './quotes/product-options.ts';
export * from './quotes/quote-request.ts';
export * from './quotes/statuses.ts';
export * from './roles.ts';
export { portalType, type RuntimeConfig } from './runtime-config.ts';
export * from './saved-view.ts';
export * from './service-changes/actions.ts';
export * from './service-changes/customers.ts';
export * from './service-changes/details.ts';
export * from './service-changes/statuses.ts';
export * from './service-changes/texts.ts';
export * from './service-changes/window.ts';
export * from './services/contract-end.ts';
export * from './services/invoice-text.ts';
export * from './services/service-filter.ts';
export * from './services/service-status.ts';
export * from './services/site-state.ts';
export * from './services/street.ts';
export * from './services/tag.ts';
export * from './tickets/actions.ts';
export * from './tickets/priority.ts';
export * from './tickets/statuses.ts';
export * from './tickets/ticket-form.ts';
export type * from './tickets/ticket-types.ts';
export * from './token-claims.ts';
export * from './validation/form.ts';
export * from './form-fields/form-fields.ts';
export * from './validation/network/cdn.ts';
export * from './validation/network/ip-address.ts';
export * from './validation/network/mac-address.ts';
export * from './validation/network/ssid.ts';
export * from './validation/network/url.ts';
export * from './validation/text/characters.ts';
export * from './validation/text/country-code.ts';
export * from './validation/text/pattern.ts';
export * from './validation/text/text.ts';
export * from './validation/time/date.ts';
export * from './validation/time/time-of-day.ts';
export * from './validation/users/acting-reason.ts';
export * from './validation/users/contact.ts';
export * from './validation/users/customer-id.ts';
export * from './validation/users/password.ts';
export * from './validation/users/personal-info-form.ts';
export * from './validation/users/personal-number.ts';
export * from './validation/users/registration-form.ts';
export * from './validation/users/role-request-text.ts';
export * from './validation/users/user-form.ts';
