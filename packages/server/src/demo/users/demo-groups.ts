import { plainLetters } from '@skerry/i18n';
import type { CustomerRole, PermissionLabel, ScopeChoice } from '@skerry/contracts';
import { demoSites } from '../services/demo-services.ts';
import { tagId } from '../services/seed-services.ts';

const havstrand = '4471820';

export interface DemoGroup {
  customerId: string;
  name: string;
  description: string;
  roles: readonly CustomerRole[];
  permissions?: readonly PermissionLabel[];
  scope: ScopeChoice;
  /** E-mail addresses. */
  members: readonly string[];
  /** Comes from the company's own directory. */
  isFromDirectory?: boolean;
}

/** Who pays for Havstrand's services in each country. */
export const demoBillingAccounts = [
  { customerId: havstrand, country: 'SE', id: 'BA-4471820-1', name: 'Havstrand Sverige' },
  { customerId: havstrand, country: 'NO', id: 'BA-4471820-2', name: 'Havstrand Norge' },
  { customerId: havstrand, country: 'DK', id: 'BA-4471820-3', name: 'Havstrand Danmark' },
] as const;

const everything: ScopeChoice = { kind: 'all', ids: [] };
const sites = demoSites.filter(({ customerId }) => customerId === havstrand);
const idsOf = (chosen: typeof sites) => chosen.map(({ id }) => id);
const northernTerminals = sites
  .filter(({ name }) => name.endsWith(' terminal'))
  .sort((a, b) => b.latitude - a.latitude)
  .slice(0, 12);

function aGroup(given: Omit<DemoGroup, 'customerId' | 'members'> & { members: readonly string[] }): DemoGroup {
  const members = given.members.map((name) => `${plainLetters(name).replaceAll(' ', '.')}@havstrand.example`);
  return { customerId: havstrand, ...given, members };
}

/** Groups of the design's pictures. Karl Öström is operation staff for terminals and warehouses only. */
export const demoGroups: readonly DemoGroup[] = [
  aGroup({
    name: 'Auditors',
    description: 'Yearly audit',
    roles: ['BillingResponsible'],
    scope: everything,
    members: ['Malin Åkerblom', 'Ylva Stenmark'],
    isFromDirectory: true,
  }),
  aGroup({
    name: 'Colocation Göteborg',
    description: 'Racks in Göteborg',
    roles: ['ColocationTechnician'],
    scope: { kind: 'sites', ids: idsOf(sites.filter(({ city }) => city === 'Göteborg').slice(1, 3)) },
    members: ['Karl Öström', 'Mats Grenholm', 'Viktor Palmgren'],
  }),
  aGroup({
    name: 'Denmark billing',
    description: 'Invoices of Havstrand Danmark',
    roles: ['BillingResponsible'],
    scope: { kind: 'billingAccounts', ids: ['BA-4471820-3'] },
    members: ['Ida Rasmussen', 'Lars Højgaard', 'Thea Mortensen'],
  }),
  aGroup({
    name: 'Nordic NOC',
    description: 'Round the clock, all three countries',
    roles: ['OperationStaff', 'OperationResponsible'],
    scope: everything,
    members: ['Håkon Sæther', 'Jonas Rydberg', 'Magnus Tveit', 'Tobias Ringdal', 'Åsa Fredlund'],
  }),
  aGroup({
    name: 'Project København HQ',
    description: 'New office by the harbour',
    roles: ['DeliveryResponsible'],
    scope: { kind: 'sites', ids: idsOf(sites.filter(({ city }) => city === 'København').slice(0, 1)) },
    members: ['Freja Nygaard', 'Lars Højgaard', 'Nora Elvestad', 'Tuva Ekelund'],
  }),
  aGroup({
    name: 'Purchasing',
    description: 'Orders for all three countries',
    roles: ['Purchaser'],
    scope: everything,
    members: ['Cecilia Nordgren', 'Klara Nyman', 'Linnea Forsberg', 'Pernilla Söderhamn'],
  }),
  aGroup({
    name: 'Terminals north',
    description: 'The twelve northernmost terminals',
    roles: ['OperationStaff'],
    scope: { kind: 'sites', ids: idsOf(northernTerminals) },
    members: ['Alva Sandström', 'Björn Ekdahl', 'Karl Öström', 'Olle Kvarnström', 'Rasmus Holt', 'Vidar Nesheim'],
  }),
  aGroup({
    name: 'Warehouse operations',
    description: 'Shift leaders in the warehouses',
    roles: ['OperationStaff', 'ColocationTechnician'],
    scope: { kind: 'tags', ids: [tagId(havstrand, 'warehouse')] },
    members: [
      'Anders Kjeldsen',
      'Erik Hammarström',
      'Karl Öström',
      'Malin Åkerblom',
      'Mats Grenholm',
      'Tuva Ekelund',
      'Viktor Palmgren',
    ],
  }),
];
