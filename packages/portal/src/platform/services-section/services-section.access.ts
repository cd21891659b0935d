import { anyOf } from '../access/access.ts';

const roles = ['BillingResponsible', 'OperationResponsible', 'OperationStaff', 'Purchaser'] as const;

export const servicesAccess = anyOf(...roles);
/** Deliveries have a role of their own, which sees nothing else of the section. */
export const ordersAccess = anyOf(...roles, 'DeliveryResponsible');
/** Who orders changes of what the company has. */
export const serviceChangesAccess = anyOf('Purchaser', 'OperationResponsible');
