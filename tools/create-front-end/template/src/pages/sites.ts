export interface Site {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  readonly access: Access;
}

/** Names of products, the same in every language. */
export const accessNames = { fibre: 'Fiber 1000', mobile: '5G 300' } as const;
export type Access = keyof typeof accessNames;

/** Stands in for your own data. */
export const exampleSites: readonly Site[] = [
  { id: '1', name: 'Terminal 2', town: 'Göteborg', access: 'fibre' },
  { id: '2', name: 'Verkstaden', town: 'Trollhättan', access: 'fibre' },
  { id: '3', name: 'Kontor Nord', town: 'Narvik', access: 'mobile' },
];

/** Stands in for the call of your API, which takes a moment and may throw. */
export async function saveSite(site: Omit<Site, 'id'>): Promise<Site> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return { id: crypto.randomUUID(), ...site };
}
