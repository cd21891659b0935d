import { contactsFeature } from '../features/contacts/contacts.feature.ts';
import { customerPromisesFeature } from '../features/customer-promises/customer-promises.feature.ts';
import { homeFeature } from '../features/home/home.feature.ts';
import { disturbanceConsoleFeature } from '../features/operational-status/disturbance-console.feature.ts';
import { nocFeature } from '../features/operational-status/noc.feature.ts';
import { operationalStatusFeature } from '../features/operational-status/operational-status.feature.ts';
import { ordersFeature } from '../features/orders/orders.feature.ts';
import { opticalServicesFeature } from '../features/optical-services/optical-services.feature.ts';
import { serviceChangeFeatures } from '../features/service-changes/service-changes.feature.ts';
import { serviceChangeRequestsFeature } from '../features/service-change-requests/service-change-requests.feature.ts';
import { notificationsFeature } from '../features/notifications/notifications.feature.ts';
import { webhooksFeature } from '../features/notifications/webhooks.feature.ts';
import { personalInfoFeature } from '../features/personal-info/personal-info.feature.ts';
import { priceRulesFeature } from '../features/price-rules/price-rules.feature.ts';
import { quoteAndOrderFeature } from '../features/quote-and-order/quote-and-order.feature.ts';
import { quoteHandlingFeature } from '../features/quote-and-order/quote-handling.feature.ts';
import { servicesFeature } from '../features/services/services.feature.ts';
import { usersFeature } from '../features/users/users.feature.ts';
import type { Feature } from '../platform/feature/feature.ts';

/** Every screen of the portal, in the order of the menu. */
export const features: readonly Feature[] = [
  homeFeature,
  servicesFeature,
  ordersFeature,
  quoteAndOrderFeature,
  quoteHandlingFeature,
  operationalStatusFeature,
  disturbanceConsoleFeature,
  nocFeature,
  ...serviceChangeFeatures,
  serviceChangeRequestsFeature,
  opticalServicesFeature,
  usersFeature,
  contactsFeature,
  customerPromisesFeature,
  priceRulesFeature,
  notificationsFeature,
  webhooksFeature,
  personalInfoFeature,
];
