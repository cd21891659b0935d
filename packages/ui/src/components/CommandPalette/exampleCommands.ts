// For stories and tests: what a portal offers.
import { IconActivity, IconBuilding, IconReceipt, IconTicket, IconUserPlus, IconUsers } from '@tabler/icons-react';
import type { Command, CommandGroup } from './commands.ts';
import type { FoundCommands } from './useFoundGroups.ts';

export const exampleCommands: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    commands: [
      { id: 'services', label: 'Sites and services', icon: IconBuilding },
      { id: 'tickets', label: 'Tickets', icon: IconTicket, keywords: 'faults' },
      { id: 'invoices', label: 'Invoices', icon: IconReceipt },
      { id: 'status', label: 'Operational status', icon: IconActivity },
      { id: 'users', label: 'Users', icon: IconUsers },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    areActions: true,
    commands: [
      { id: 'add-user', label: 'Add a user', icon: IconUserPlus },
      { id: 'report', label: 'Report a fault', icon: IconTicket },
    ],
  },
];

export const exampleRecent: readonly Command[] = [
  { id: 'order-1182731', label: 'SD-WAN EDGE', hint: 'Havnegade 29', code: '1182731', icon: IconBuilding },
];

const services: readonly Command[] = [
  { id: 'SE-204418', label: 'DIA Static', hint: 'Lindholmspiren 5', code: 'SE-204 418', icon: IconBuilding },
  { id: 'DK-033615', label: 'SD-WAN EDGE', hint: 'Havnegade 29', code: 'DK-033 615', icon: IconBuilding },
  { id: 'NO-069871', label: 'IP Link', hint: 'Sjøgata 4, Tromsø', code: 'NO-069 871', icon: IconBuilding },
];

/** As a server would. */
export function searchServices(query: string): Promise<FoundCommands> {
  const found = services.filter(({ label, hint, code }) =>
    `${label} ${hint} ${code}`.toLowerCase().includes(query.toLowerCase()),
  );
  return Promise.resolve({ groups: found.length > 0 ? [{ id: 'services', label: 'Services', commands: found }] : [] });
}
