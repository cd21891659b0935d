import { disturbancesPart, waitingWorksPart } from '../apis/disturbances/overview.ts';
import { deliveriesPart, freezePeriodsPart, waitingOrdersPart } from '../apis/orders/overview.ts';
import { waitingQuotesPart } from '../apis/quotes/overview.ts';
import { waitingChangeRequestsPart } from '../apis/service-changes/overview.ts';
import { feesPart, servicesPart, statusPart } from '../apis/services/overview.ts';
import { usersPart, waitingRoleRequestsPart } from '../apis/user-admin/overview.ts';
import type { OverviewPart, PartName, PartValue } from './overview-part.ts';

export type OverviewParts = { readonly [Name in PartName]: OverviewPart<PartValue<Name>> };

/** Every part of the start page: an API adds one with a line here, and its shape in the contract. */
export const overviewParts: OverviewParts = {
  services: servicesPart,
  status: statusPart,
  freezePeriods: freezePeriodsPart,
  waitingOrders: waitingOrdersPart,
  waitingChangeRequests: waitingChangeRequestsPart,
  waitingWorks: waitingWorksPart,
  disturbances: disturbancesPart,
  waitingRoleRequests: waitingRoleRequestsPart,
  waitingQuotes: waitingQuotesPart,
  deliveries: deliveriesPart,
  users: usersPart,
  fees: feesPart,
};
