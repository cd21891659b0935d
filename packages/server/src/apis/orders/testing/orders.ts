import type { Role } from '@skerry/contracts';
import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { SeededUser } from '../../../demo/users/seed.ts';
import type { Schema } from '../../../database/schema.ts';
import { addCustomer, the } from '../../../testing/test-server.ts';

export type OrderValues = Partial<Insertable<Schema['orders']>>;

/** A customer with one user for each role that can use orders. */
export async function addCompany(database: Database, customerId: string): Promise<Record<Role, SeededUser>> {
  const roles: Role[] = [
    'OperationResponsible',
    'OperationStaff',
    'Purchaser',
    'BillingResponsible',
    'DeliveryResponsible',
    'QuoteRequester',
    'UserAdministrator',
  ];
  const users = await addCustomer(
    database,
    customerId,
    roles.map((role) => ({ roles: [role], firstName: role, lastName: 'Havsvik' })),
  );
  return Object.fromEntries(roles.map((role, index) => [role, the(users[index])])) as Record<Role, SeededUser>;
}

/** The order's id. Everything not given has the value of a new order. */
export function addOrder(database: Database, customerId: string, given: OrderValues = {}): Promise<string> {
  return database.withOperator(async (query) => {
    const { id } = await query
      .insertInto('orders')
      .values({ ...plain, customer_id: customerId, ...given })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

const plain = {
  order_type: 'NEW_ORDER',
  ordered_at: new Date('2024-10-14T08:20:00Z'),
  estimated_delivery_week: '2024-W48',
  agreement_period_in_months: 36,
  product_id: 'sd-wan-edge',
  product_name: 'SD-WAN EDGE',
  order_service_id: null,
  service_id: null,
  site_id: null,
  site_name: 'København HQ',
  site_reference: null,
  street_name: 'Havnegade',
  house_number: '29',
  zip_code: '1058',
  city: 'København',
  country: 'DK',
  floor: null,
  room: null,
  longitude: 12.5902,
  latitude: 55.6795,
  contact_name: 'Freja Nygaard',
  contact_email: 'freja.nygaard@havstrand.example',
  contact_phone: '+4589880157',
  orderer_name: 'Astrid Lindqvist',
  orderer_email: 'astrid.lindqvist@havstrand.example',
  currency: 'DKK',
  one_time_charge: 12_400,
  monthly_fee: 6890,
  notice_type: null,
  notice_text: null,
  waiting_for: 'PROVIDER',
  delay_reason_code: null,
  delay_text: null,
} as const;
