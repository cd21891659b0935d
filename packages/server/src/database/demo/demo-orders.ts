import type { OrderStatus, OrderType } from '@skerry/contracts';

/** An order of the demo, on a service that the demo has. Days count from the day that the data are made: minus is past. */
export interface DemoOrder {
  customerId: string;
  number: string;
  type: OrderType;
  status: OrderStatus;
  /** Which of the customer's services: the first of this state, product and country that no earlier order of the list is on. */
  on: {
    status: 'In service' | 'Installation Ongoing' | 'Termination notice' | 'Terminated';
    product?: string;
    country?: string;
  };
  /** Null where it came from an older system, which did not keep the day. */
  ordered: number | null;
  estimated?: number;
  confirmed?: number;
  /** Confirmed days that no longer hold, the first one first. */
  oldConfirmed?: readonly number[];
  completed?: number;
  reference: string;
  months?: number;
  oneTime?: number;
  monthly?: number;
  monthlyBefore?: number;
  capacityBefore?: number;
  orderer?: readonly [name: string, email: string];
  contact?: readonly [name: string, email: string, phone: string];
  /** Said of the last step: why a day has changed, why it was cancelled. */
  note?: string;
  waitingFor?: 'CUSTOMER' | 'PROVIDER' | 'THIRD_PARTY';
  delayReason?: string;
  /** Physical delivery had begun before the day changed. */
  reachedSite?: boolean;
  fastTrack?: boolean;
  smartFiber?: boolean;
  addons?: readonly string[];
  equipments?: readonly string[];
  messages?: readonly {
    day: number;
    from: 'provider' | 'customer';
    name: string;
    text: string;
    isQuestion?: boolean;
  }[];
  charges?: readonly { text: string; amount: number; isBlocking: boolean; respondBy: number }[];
  wishes?: readonly { inDays: number; isInFreeze?: boolean; text: string; by: string; day: number }[];
}

const astrid = ['Astrid Lindqvist', 'astrid.lindqvist@havstrand.example'] as const;
const cecilia = ['Cecilia Nordgren', 'cecilia.nordgren@havstrand.example'] as const;
const klara = ['Klara Nyman', 'klara.nyman@havstrand.example'] as const;
const freja = ['Freja Nygaard', 'freja.nygaard@havstrand.example', '+4589880157'] as const;
const nora = ['Nora Elvestad', 'nora.elvestad@havstrand.example', '+4748100188'] as const;
const tuva = ['Tuva Ekelund', 'tuva.ekelund@havstrand.example', '+46701740652'] as const;
const kjetil = 'Kjetil Strand';
const maja = 'Maja Lindholm';

type Given = Omit<DemoOrder, 'customerId'>;

const havstrand: readonly Given[] = [
  {
    number: '1182731',
    type: 'UPGRADE_ORDER',
    status: 'DELIVERY_DATE_CHANGED',
    on: { status: 'In service', product: 'sd-wan-edge', country: 'DK' },
    ordered: -38,
    estimated: 5,
    confirmed: 21,
    oldConfirmed: [0, 7],
    reference: 'HQ-CPH-2024',
    months: 36,
    oneTime: 12_400,
    monthly: 6890,
    monthlyBefore: 4250,
    capacityBefore: 500_000_000,
    orderer: astrid,
    contact: freja,
    note: 'The duct from the street to the building is full and has to be cleared. Kjetil Strand will call you if the new date is at risk.',
    waitingFor: 'CUSTOMER',
    delayReason: 'DUCT_BLOCKED',
    addons: ['Security package'],
    equipments: ['Edge router, medium'],
    messages: [
      {
        day: -12,
        from: 'customer',
        name: 'Astrid Lindqvist',
        text: 'Can the work be done before nine in the morning?',
      },
      { day: -11, from: 'provider', name: kjetil, text: 'Yes, the technicians come at seven.' },
      { day: -1, from: 'provider', name: kjetil, text: 'Who opens the basement for us?', isQuestion: true },
    ],
    charges: [{ text: 'Clearing the duct, 18 metres', amount: 4800, isBlocking: true, respondBy: 7 }],
  },
  {
    number: '1182790',
    type: 'NEW_ORDER',
    status: 'CREATED',
    on: { status: 'Installation Ongoing' },
    ordered: -1,
    estimated: 48,
    reference: 'INK-2231',
    months: 36,
    oneTime: 4900,
    monthly: 2450,
    orderer: cecilia,
    waitingFor: 'PROVIDER',
  },
  {
    number: '1182788',
    type: 'CHANGE_ORDER',
    status: 'CREATED',
    on: { status: 'In service', product: 'dia-static' },
    ordered: -2,
    estimated: 20,
    reference: 'IT-774',
    orderer: klara,
    waitingFor: 'PROVIDER',
  },
  {
    number: '1182752',
    type: 'NEW_ORDER',
    status: 'DELIVERY_PLANNING_ONGOING',
    on: { status: 'Installation Ongoing', country: 'NO' },
    ordered: -9,
    estimated: 34,
    reference: 'LAGER-NORD',
    months: 36,
    oneTime: 8900,
    monthly: 3150,
    orderer: astrid,
    contact: nora,
    waitingFor: 'CUSTOMER',
    messages: [
      {
        day: -3,
        from: 'provider',
        name: kjetil,
        text: 'Hvem kan vise montøren vei til teknisk rom?',
        isQuestion: true,
      },
    ],
  },
  {
    number: '1182760',
    type: 'ADDITIONAL_ORDER',
    status: 'DELIVERY_PLANNING_ONGOING',
    on: { status: 'In service', product: 'int' },
    ordered: -6,
    estimated: 22,
    reference: 'BACKUP-4G',
    oneTime: 990,
    monthly: 320,
    orderer: klara,
    waitingFor: 'PROVIDER',
    addons: ['Mobil reserv'],
  },
  {
    number: '1182744',
    type: 'OWNER_CHANGE_ORDER',
    status: 'DELIVERY_PLANNING_ONGOING',
    on: { status: 'In service', product: 'ip-link' },
    ordered: -14,
    estimated: 28,
    reference: 'ÖVERLÅTELSE SKÄR',
    orderer: cecilia,
    waitingFor: 'THIRD_PARTY',
  },
  {
    number: '1182711',
    type: 'NEW_ORDER',
    status: 'CONFIRMATION_DELAY',
    on: { status: 'Installation Ongoing', country: 'SE' },
    ordered: -31,
    estimated: 30,
    reference: 'HAMNEN-2',
    months: 60,
    oneTime: 24_000,
    monthly: 5400,
    orderer: astrid,
    contact: tuva,
    note: 'Kommunen har inte lämnat grävtillstånd än. Vi räknar med besked om två veckor.',
    waitingFor: 'THIRD_PARTY',
    delayReason: 'PERMIT',
    charges: [{ text: 'Grävning 40 meter i gata', amount: 18_500, isBlocking: true, respondBy: 12 }],
  },
  {
    number: '1182725',
    type: 'CONVERSION_ORDER',
    status: 'DELIVERY_COORDINATOR_CONFIRMED',
    on: { status: 'In service', product: 'int-business-static' },
    ordered: -19,
    estimated: 17,
    reference: 'SDWAN-ETAPP-3',
    months: 36,
    monthly: 1990,
    monthlyBefore: 1650,
    orderer: klara,
    waitingFor: 'PROVIDER',
    equipments: ['Edge-router, liten'],
  },
  {
    number: '1182729',
    type: 'DOWNGRADE_ORDER',
    status: 'DELIVERY_COORDINATOR_CONFIRMED',
    on: { status: 'In service', product: 'sdx-access' },
    ordered: -17,
    estimated: 13,
    reference: 'SPAR-24',
    monthly: 1450,
    monthlyBefore: 2100,
    capacityBefore: 1_000_000_000,
    orderer: cecilia,
    waitingFor: 'PROVIDER',
  },
  {
    number: '1182698',
    type: 'EXTERNAL_MOVE_ORDER',
    status: 'CONFIRMED_DELIVERY',
    on: { status: 'In service', product: 'dia-static' },
    ordered: -40,
    estimated: 20,
    confirmed: 18,
    reference: 'FLYTT-VÄST',
    oneTime: 6500,
    monthly: 2450,
    orderer: astrid,
    contact: tuva,
    waitingFor: 'PROVIDER',
    wishes: [{ inDays: 30, isInFreeze: true, text: 'Ställen kommer först i vecka 51.', by: 'Tuva Ekelund', day: -4 }],
  },
  {
    number: '1182702',
    type: 'NEW_ORDER',
    status: 'CONFIRMED_DELIVERY',
    on: { status: 'Installation Ongoing' },
    ordered: -36,
    estimated: 9,
    confirmed: 9,
    reference: 'INK-2190',
    months: 36,
    oneTime: 4900,
    monthly: 2650,
    orderer: klara,
    contact: tuva,
    waitingFor: 'PROVIDER',
    fastTrack: true,
    equipments: ['Switch, 24 portar'],
  },
  {
    number: '1182687',
    type: 'INTERNAL_MOVE_ORDER',
    status: 'CONFIRMED_DELIVERY',
    on: { status: 'In service', product: 'int' },
    ordered: -44,
    confirmed: 4,
    estimated: 4,
    oldConfirmed: [-3],
    reference: 'PLAN-4',
    oneTime: 2900,
    monthly: 1200,
    orderer: cecilia,
    waitingFor: 'PROVIDER',
    charges: [{ text: 'Extra kabel mellan våningarna', amount: 1900, isBlocking: false, respondBy: -5 }],
  },
  {
    number: '1182669',
    type: 'TERMINATION_ORDER',
    status: 'CONFIRMED_DELIVERY',
    on: { status: 'Termination notice' },
    ordered: -52,
    confirmed: 40,
    estimated: 40,
    reference: 'AVSLUT-KONTOR',
    orderer: astrid,
    waitingFor: 'PROVIDER',
  },
  {
    number: '1182641',
    type: 'NEW_ORDER',
    status: 'PHYSICAL_DELIVERY',
    on: { status: 'Installation Ongoing' },
    ordered: -61,
    confirmed: 0,
    estimated: -2,
    reference: 'INK-2144',
    months: 36,
    oneTime: 4900,
    monthly: 3890,
    orderer: cecilia,
    contact: tuva,
    waitingFor: 'PROVIDER',
    equipments: ['Edge-router, mellan'],
  },
  {
    number: '1182633',
    type: 'UPGRADE_ORDER',
    status: 'DELIVERY_DATE_CHANGED',
    on: { status: 'In service', product: 'sdx-access' },
    ordered: -66,
    confirmed: 6,
    oldConfirmed: [-1],
    estimated: -1,
    reachedSite: true,
    reference: 'GBIT-24',
    monthly: 2980,
    monthlyBefore: 2240,
    capacityBefore: 100_000_000,
    orderer: klara,
    note: 'Fibern på platsen var skadad. Montören kommer tillbaka med ny.',
    waitingFor: 'PROVIDER',
    delayReason: 'CABLE_DAMAGED',
  },
  {
    number: '1182602',
    type: 'DIRECT_ORDER',
    status: 'DELIVERY_COMPLETED',
    on: { status: 'In service', product: 'wave-10g' },
    ordered: -95,
    confirmed: -20,
    completed: -20,
    reference: 'DC-RING',
    months: 60,
    oneTime: 45_000,
    monthly: 14_200,
    orderer: astrid,
  },
  {
    number: '1182588',
    type: 'RENEGOTIATION_ORDER',
    status: 'DELIVERY_COMPLETED',
    on: { status: 'In service', product: 'sd-wan-edge' },
    ordered: -110,
    completed: -100,
    reference: 'AVTAL-2027',
    months: 36,
    monthly: 3990,
    monthlyBefore: 4350,
    orderer: cecilia,
  },
  {
    number: '1182501',
    type: 'INDEX_REGULATION_ORDER',
    status: 'DELIVERY_COMPLETED',
    on: { status: 'In service', product: 'dia-static' },
    ordered: -320,
    completed: -300,
    reference: '',
    monthly: 2520,
    monthlyBefore: 2450,
    orderer: ['Skerry', 'orders@skerry.example'],
  },
  {
    number: '1180042',
    type: 'PRICE_ADJUSTMENT_ORDER',
    status: 'DELIVERY_COMPLETED',
    on: { status: 'In service', product: 'ip-link' },
    ordered: null,
    completed: -700,
    reference: '',
    monthly: 1890,
    monthlyBefore: 1990,
    orderer: ['Skerry', 'orders@skerry.example'],
  },
  {
    number: '1182570',
    type: 'NEW_ORDER',
    status: 'CANCELLED',
    on: { status: 'In service' },
    ordered: -120,
    estimated: -40,
    reference: 'INK-2011',
    months: 36,
    oneTime: 4900,
    monthly: 2450,
    orderer: klara,
    note: 'Kontoret i Lysekil öppnas inte.',
  },
  {
    number: '1182544',
    type: 'TERMINATION_ORDER',
    status: 'DELIVERY_COMPLETED',
    on: { status: 'Terminated' },
    ordered: -180,
    confirmed: -90,
    completed: -90,
    reference: 'AVSLUT-GAMLA LAGRET',
    orderer: astrid,
  },
];

const fjordheim: readonly Given[] = [
  {
    number: '1190311',
    type: 'NEW_ORDER',
    status: 'CONFIRMED_DELIVERY',
    on: { status: 'Installation Ongoing' },
    ordered: -33,
    estimated: 12,
    confirmed: 12,
    reference: 'BRYGGE-2',
    months: 36,
    oneTime: 4900,
    monthly: 2350,
    orderer: ['Frode Fjellvik', 'user-administrator@fjordheim.example'],
    waitingFor: 'PROVIDER',
  },
  {
    number: '1190318',
    type: 'ADDITIONAL_ORDER',
    status: 'DELIVERY_PLANNING_ONGOING',
    on: { status: 'In service' },
    ordered: -8,
    estimated: 24,
    reference: 'SMARTFIBER',
    monthly: 390,
    orderer: ['Frode Fjellvik', 'user-administrator@fjordheim.example'],
    smartFiber: true,
    addons: ['SmartFiber'],
    waitingFor: 'CUSTOMER',
    messages: [{ day: -2, from: 'provider', name: kjetil, text: 'Hvilken etasje står utstyret i?', isQuestion: true }],
  },
];

const oresund: readonly Given[] = [
  {
    number: '1195207',
    type: 'UPGRADE_ORDER',
    status: 'PHYSICAL_DELIVERY',
    on: { status: 'In service' },
    ordered: -47,
    estimated: -1,
    confirmed: 0,
    reference: 'BUTIK-STRØGET',
    monthly: 1690,
    monthlyBefore: 1190,
    capacityBefore: 100_000_000,
    orderer: ['Signe Sundgaard', 'user-administrator@oresund.example'],
    waitingFor: 'PROVIDER',
  },
  {
    number: '1195213',
    type: 'NEW_ORDER',
    status: 'CREATED',
    on: { status: 'Installation Ongoing' },
    ordered: -3,
    estimated: 40,
    reference: 'LAGER-KØGE',
    months: 24,
    oneTime: 3200,
    monthly: 1490,
    orderer: ['Signe Sundgaard', 'user-administrator@oresund.example'],
    waitingFor: 'PROVIDER',
  },
];

const vadsund: readonly Given[] = [
  {
    number: '1187120',
    type: 'UPGRADE_ORDER',
    status: 'CONFIRMED_DELIVERY',
    on: { status: 'In service' },
    ordered: -25,
    estimated: 10,
    confirmed: 11,
    reference: 'STATION 7',
    monthly: 3480,
    monthlyBefore: 2490,
    capacityBefore: 500_000_000,
    orderer: ['Viveka Vadman', 'user-administrator@vadsund.example'],
    waitingFor: 'PROVIDER',
    messages: [{ day: -5, from: 'provider', name: maja, text: 'Dagen är bokad hos montören.' }],
  },
];

const of = (customerId: string, orders: readonly Given[]): DemoOrder[] =>
  orders.map((order) => ({ customerId, ...order }));

export const demoOrders: readonly DemoOrder[] = [
  ...of('4471820', havstrand),
  ...of('4471821', vadsund),
  ...of('5520310', fjordheim),
  ...of('6630420', oresund),
];
