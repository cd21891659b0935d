import { addDays, type SiteListConfiguration } from '@skerry/contracts';
import type { Kysely } from 'kysely';
import { addressText } from '../../addresses/address-source.ts';
import type { Schema } from '../../database/schema.ts';
import type { StoredSite } from '../../database/schema/quotes.ts';
import { markDuplicates, planSites } from '../../site-lists/plan-sites.ts';
import type { SiteDraft } from '../../site-lists/site-draft.ts';
import { columnsOf } from '../../site-lists/site-lists.repository.ts';
import { stableId } from '../stable-id.ts';

const customerId = '4471820';
/** The quote that the first list was made for. */
const quoteNumber = 'Q-88190';
const [astrid, cecilia] = ['Astrid Lindqvist', 'Cecilia Nordgren'];

const contact = { name: 'Elin Wallgren', email: 'elin.wallgren@havstrand.example', phone: '+46701740624' };
const swedish = { country: 'SE', contacts: [contact] };

/** As a file brings them: every second one has something wrong. */
const mixed: readonly SiteDraft[] = [
  { ...swedish, name: 'Kajen', address: 'Norra Kajen 2, 852 31 Sundsvall', customerSearchReference: 'NORD-01' },
  { ...swedish, name: 'Hamnkontoret', address: 'Hamngatan 9', customerSearchReference: 'NORD-02' },
  { ...swedish, name: 'Omlastning Umeå', address: 'Storgatan 4, Umeå', customerSearchReference: 'NORD-03' },
  { ...swedish, name: 'Omlastning Luleå', address: 'Bortre Kajvägen 200, Luleå', customerSearchReference: 'NORD-04' },
  { ...swedish, name: 'Kontor Gävle', address: 'Kungsgatan 3, 803 11 Gävle', customerSearchReference: 'NORD-05' },
  { ...swedish, name: 'Kontor Gävle', address: 'Kungsgatan 5, 803 11 Gävle', customerSearchReference: 'NORD-05' },
  { country: 'NO', name: 'Sjøgata', address: 'Sjøgata 8, 9008 Tromsø', customerSearchReference: 'NORD-06' },
  {
    country: 'NO',
    name: 'Lager Bodø',
    address: 'Storgata 6, Bodø',
    customerSearchReference: 'NORD-07',
    contacts: [{ ...contact, phone: '0701-74 06' }],
  },
  {
    country: 'NO',
    name: 'Mast Narvik',
    locationCoordinate: { latitude: 68.4372, longitude: 17.4185 },
    customerSearchReference: 'NORD-08',
  },
  {
    country: 'SE',
    name: 'Mast Kiruna',
    locationCoordinate: { latitude: 20.2253, longitude: 67.8558 },
    customerSearchReference: 'NORD-09',
  },
];

/** Writes the demo's lists of sites, after its addresses and quotes, as skerry_operator. */
export async function seedDemoSiteLists(query: Kysely<Schema>, today: string): Promise<void> {
  const people = await query
    .selectFrom('customer_users')
    .select(['id', 'first_name', 'last_name'])
    .where('customer_id', '=', customerId)
    .execute();
  const userIds = new Map(people.map(({ id, first_name: first, last_name: last }) => [`${first} ${last}`, id]));
  const insert = async (
    name: string,
    drafts: readonly SiteDraft[],
    { by, day, configuration = null }: { by: string; day: number; configuration?: SiteListConfiguration | null },
  ): Promise<string> => {
    const id = stableId(`site list ${customerId} ${name}`);
    const ids = drafts.map((_, place) => stableId(`site list ${customerId} ${name} ${place}`));
    const sites = markDuplicates(await planSites({ query, customerId, isNarrowed: false }, drafts, ids));
    const at = new Date(`${addDays(today, day)}T08:12:00Z`);
    await query
      .insertInto('site_lists')
      .values({
        customer_id: customerId,
        id,
        name,
        configuration: configuration === null ? null : JSON.stringify(configuration),
        ...columnsOf(sites),
        created_by: by,
        created_by_user_id: userIds.get(by) ?? null,
        updated_by: by,
        created_at: at,
        updated_at: at,
      })
      .execute();
    return id;
  };
  const quoted = await insert('Terminaler 2025', await sitesOfQuote(query), { by: astrid, day: -6 });
  await query
    .updateTable('quotes')
    .set({ site_list_id: quoted })
    .where('customer_id', '=', customerId)
    .where('quote_number', '=', quoteNumber)
    .execute();
  const configuration: SiteListConfiguration = {
    agreementId: 'FA-2024-117',
    productIds: ['dia-static'],
    capacitiesBps: [200_000_000, 500_000_000],
    terms: [36],
    accessTypes: ['fibre'],
    reference: 'NORD-2025',
  };
  await insert(`PO ${addDays(today, -1)} 09:12`, mixed, { by: cecilia, day: -1, configuration });
}

async function sitesOfQuote(query: Kysely<Schema>): Promise<SiteDraft[]> {
  const rows = await query
    .selectFrom('quote_sites')
    .innerJoin('quotes', (join) =>
      join.onRef('quotes.customer_id', '=', 'quote_sites.customer_id').onRef('quotes.id', '=', 'quote_sites.quote_id'),
    )
    .select('quote_sites.site')
    .where('quotes.customer_id', '=', customerId)
    .where('quotes.quote_number', '=', quoteNumber)
    .orderBy('quote_sites.position')
    .execute();
  return rows.map(({ site }) => draftOf(site));
}

function draftOf(site: StoredSite): SiteDraft {
  const { name, country, coordinates, reference } = site;
  return {
    name,
    address: addressText({ ...site, kind: 'address' }),
    country,
    ...(coordinates !== null && { locationCoordinate: coordinates }),
    ...(reference !== null && { customerSearchReference: reference }),
  };
}
