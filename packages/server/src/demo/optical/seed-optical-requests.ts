import { addDays, type OpticalPlace, type OpticalStatus } from '@skerry/contracts';
import type { Kysely } from 'kysely';
import { opticalCatalogue } from '../../apis/quote-and-order/optical-catalogue.ts';
import type { Schema } from '../../database/schema.ts';
import { stableId } from '../stable-id.ts';

interface DemoOpticalRequest {
  customerId: string;
  number: string;
  product: readonly [id: string, signal?: string, clientInterface?: string];
  status: OpticalStatus;
  /** Data centres. */
  ends: readonly [a: string, z: string];
  protection: string;
  termMonths: number;
  /** Days from the day that the data are made: minus is past. */
  created: number;
  moved: number;
  wanted: number;
  contact: readonly [name: string, email: string, phone: string];
  reference: string;
}

const cecilia = ['Cecilia Nordgren', 'cecilia.nordgren@havstrand.example', '+46701740622'] as const;
const ingvild = ['Ingvild Fjellheim', 'purchaser@fjordheim.example', '+4748100302'] as const;

const demoOpticalRequests: readonly DemoOpticalRequest[] = [
  {
    customerId: '4471820',
    number: 'OPT-108102',
    product: ['wavelength', '100g', 'OTU4'],
    status: 'ESTIMATED',
    ends: ['DC-GOT1', 'DC-STO1'],
    protection: 'line',
    termMonths: 36,
    created: -26,
    moved: -12,
    wanted: 120,
    contact: cecilia,
    reference: 'NET-2027',
  },
  {
    customerId: '4471820',
    number: 'OPT-108117',
    product: ['dark-fibre'],
    status: 'NO_SOLUTION',
    ends: ['DC-LLA1', 'DC-BGO1'],
    protection: 'none',
    termMonths: 60,
    created: -19,
    moved: -9,
    wanted: 200,
    contact: cecilia,
    reference: '',
  },
  {
    customerId: '4471820',
    number: 'OPT-108125',
    product: ['wavelength', '400g', '400GBASE-LR4'],
    status: 'INPUT_NEEDED',
    ends: ['DC-GOT1', 'DC-OSL1'],
    protection: 'client',
    termMonths: 60,
    created: -13,
    moved: -5,
    wanted: 160,
    contact: cecilia,
    reference: 'OSL-400',
  },
  {
    customerId: '4471820',
    number: 'OPT-108140',
    product: ['wavelength', '10g', 'OTU2'],
    status: 'PRESALE_REQUESTED',
    ends: ['DC-MMA1', 'DC-CPH1'],
    protection: 'none',
    termMonths: 24,
    created: -4,
    moved: -3,
    wanted: 90,
    contact: cecilia,
    reference: 'CPH-RESERV',
  },
  {
    customerId: '5520310',
    number: 'OPT-108131',
    product: ['wavelength', '10g', 'OTU2e'],
    status: 'IN_PROGRESS',
    ends: ['DC-BGO1', 'DC-OSL1'],
    protection: 'client',
    termMonths: 36,
    created: -9,
    moved: -6,
    wanted: 150,
    contact: ingvild,
    reference: 'BGO-OSL',
  },
];

/** Writes the demo's requests for optical services, as skerry_operator. */
export async function seedDemoOpticalRequests(query: Kysely<Schema>, today: string): Promise<void> {
  await query
    .insertInto('optical_requests')
    .values(
      demoOpticalRequests.map(({ customerId, number, product, ends, contact, created, moved, wanted, ...request }) => {
        const at = (day: number, time: string) => new Date(`${addDays(today, day)}T${time}Z`);
        return {
          customer_id: customerId,
          id: stableId(`optical request ${customerId} ${number}`),
          request_number: number,
          status: request.status,
          product_id: product[0],
          signal: product[1] ?? null,
          client_interface: product[2] ?? null,
          a_end: JSON.stringify(placeOf(ends[0])),
          z_end: JSON.stringify(placeOf(ends[1])),
          protection: request.protection,
          encryption: false,
          diverse_from: [],
          is_entry_diverse: false,
          max_latency_ms: null,
          term_months: request.termMonths,
          wanted_on: addDays(today, wanted),
          contact_name: contact[0],
          contact_email: contact[1],
          contact_phone: contact[2],
          reference: request.reference,
          note: '',
          created_by: contact[0],
          created_at: at(created, '09:20:00'),
          updated_at: at(moved, '13:05:00'),
        };
      }),
    )
    .execute();
}

function placeOf(id: string): OpticalPlace {
  const found = opticalCatalogue.dataCentres.find((each) => each.id === id);
  if (!found) throw new Error(`The catalogue has no data centre ${id}.`);
  const { name, city, country, coordinates } = found;
  return { kind: 'dataCentre', id, name, address: city, country, coordinates };
}
