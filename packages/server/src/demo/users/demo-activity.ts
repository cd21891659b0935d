import type { CustomerUser } from '@skerry/contracts';

/** A write of the product, as the audit log has it. */
interface Deed {
  customerId: string;
  daysAgo: number;
  /** E-mail address of the user who did it. */
  by: string;
  /** The operation. */
  action: string;
}

interface UserDeed extends Deed {
  /** E-mail address of the user to whom it was done. */
  to: string;
  before?: Partial<CustomerUser>;
  after: Partial<CustomerUser>;
}

interface GroupDeed extends Deed {
  /** Its name. */
  group: string;
  /** E-mail addresses of its members. */
  before?: readonly string[];
  after: readonly string[];
}

export type DemoDeed = UserDeed | GroupDeed;

const customerId = '4471820';
const mail = (name: string) => `${name}@havstrand.example`;
const administrator = mail('astrid.lindqvist');
const roles = (...ids: string[]) => ids.map((id) => ({ id }));

/** What has been done to two users in the last year, and what they have done themselves. */
export const demoActivity: readonly DemoDeed[] = [
  {
    customerId,
    daysAgo: 341.2,
    by: administrator,
    to: mail('elin.wallgren'),
    action: 'createCustomerUser',
    after: { roles: roles('OperationStaff') },
  },
  {
    customerId,
    daysAgo: 207.4,
    by: administrator,
    to: mail('elin.wallgren'),
    action: 'updateCustomerUser',
    before: { roles: roles('OperationStaff') },
    after: { roles: roles('OperationResponsible', 'OperationStaff', 'DeliveryResponsible') },
  },
  {
    customerId,
    daysAgo: 96.1,
    by: mail('elin.wallgren'),
    to: mail('elin.wallgren'),
    action: 'updateUserProfile',
    before: { cellphone: '+46701740600' },
    after: { cellphone: '+46701740624' },
  },
  {
    customerId,
    daysAgo: 41.3,
    by: administrator,
    to: mail('elin.wallgren'),
    action: 'updateCustomerUser',
    before: { roles: roles('OperationResponsible', 'OperationStaff', 'DeliveryResponsible') },
    after: { roles: roles('OperationResponsible', 'OperationStaff', 'DeliveryResponsible', 'Purchaser') },
  },
  {
    customerId,
    daysAgo: 28.6,
    by: administrator,
    group: 'Colocation Göteborg',
    action: 'updateRoleGroup',
    before: [mail('mats.grenholm'), mail('viktor.palmgren')],
    after: [mail('karl.ostrom'), mail('mats.grenholm'), mail('viktor.palmgren')],
  },
  {
    customerId,
    daysAgo: 12.2,
    by: mail('karl.ostrom'),
    to: mail('karl.ostrom'),
    action: 'updateUserProfile',
    before: { locale: 'en' },
    after: { locale: 'sv' },
  },
];
