import { disturbanceRoles, financialRoles } from '@skerry/contracts';
import { anyOf, mayOpen, type Access } from '../../platform/access/access.ts';
import { useIdentity } from '../../platform/session/useSession.ts';

const tagging = anyOf('OperationResponsible', 'OperationStaff', 'Purchaser', 'update-services');
const invoiceTexts = anyOf('BillingResponsible', 'OperationResponsible');
const disturbances: Access = { kind: 'anyOf', roles: disturbanceRoles };
const prices: Access = { kind: 'anyOf', roles: financialRoles };

export interface ServicesRights {
  readonly mayTag: boolean;
  readonly mayChangeInvoiceText: boolean;
  readonly seesPrices: boolean;
  readonly seesDisturbances: boolean;
}

/** What somebody may do on the page besides looking (pages, section 3.2). The server judges too. */
export function useServicesRights(): ServicesRights {
  const { roles } = useIdentity();
  return {
    mayTag: mayOpen(tagging, roles),
    mayChangeInvoiceText: mayOpen(invoiceTexts, roles),
    seesPrices: mayOpen(prices, roles),
    seesDisturbances: mayOpen(disturbances, roles),
  };
}
