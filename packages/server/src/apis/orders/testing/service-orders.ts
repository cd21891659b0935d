import type { Role } from '@skerry/contracts';
import { aCustomer, anAgreement, aUser } from '../../../demo/users/builders.ts';
import { aService, aSite, type DemoService, type DemoSite } from '../../../demo/services/builders.ts';
import { seedInventory } from '../../../demo/services/seed-services.ts';
import { seed } from '../../../demo/users/seed.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { the, type Caller, type TestServer } from '../../../testing/test-server.ts';

export const orders = '/api/orders/v1/orders';
export const allFlags = {
  serviceUpgrades: true,
  serviceTerminations: true,
  replacementOrder: true,
  replaceMultipleOrders: true,
};

export interface ServiceCompany {
  customerId: string;
  purchaser: Caller;
  as: (role: Role) => Caller;
}

interface CompanyOptions {
  flags?: Record<string, boolean>;
  registry?: 'se' | 'no';
  /** Of each site, S-1 first. */
  sites?: readonly Partial<DemoSite>[];
  organisationNumber?: string;
}

let nextCustomer = 3000;

/** A customer with the services S1, S2, … (order service ids O1, O2, …), each SDX Access at 100 Mbit/s unless told. */
export async function serviceCompany(
  { database }: TestDatabase,
  app: TestServer,
  services: readonly Partial<DemoService>[],
  { flags = allFlags, registry = 'se', sites = [{}], organisationNumber }: CompanyOptions = {},
): Promise<ServiceCompany> {
  const customerId = String((nextCustomer += 1));
  const roles: Role[] = ['Purchaser', 'OperationResponsible', 'OperationStaff'];
  const users = await database.withOperator(async (query) => {
    const seeded = await seed(query, {
      customers: [
        aCustomer({
          customerId,
          featureFlags: flags,
          registry,
          frameworkAgreements: [anAgreement({ id: 'FA-1', name: 'Connections' })],
          ...(organisationNumber !== undefined && { organisationNumber }),
        }),
      ],
      users: roles.map((role) => aUser({ customerId, email: `${role}@c${customerId}.example`, roles: [role] })),
      passwordHash: null,
    });
    await seedInventory(query, {
      sites: sites.map((site, index) =>
        aSite({ customerId, numericalId: index + 1, name: 'Göteborg kontor', ...site }),
      ),
      tags: [],
      services: services.map((service, index) =>
        aService({
          customerId,
          serviceId: `S${index + 1}`,
          orderServiceId: `O${index + 1}`,
          siteId: 'S-1',
          name: 'SDX Access',
          productId: 'sdx-access',
          capacityBps: 100_000_000,
          monthlyFee: 1000,
          currency: 'SEK',
          ...service,
        }),
      ),
    });
    return seeded.users;
  });
  const as = (role: Role) => app.as(the(users[roles.indexOf(role)]));
  return { customerId, purchaser: as('Purchaser'), as };
}

export function order(caller: Caller, body: object, key: string = crypto.randomUUID()) {
  return caller.send('POST', orders, body, { 'idempotency-key': key });
}
