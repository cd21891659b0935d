import type { DemoOrder, ListedOrder } from './demo-order.ts';
import { ordersDelivered } from './havstrand-orders-delivered.ts';
import { ordersUnderway } from './havstrand-orders-underway.ts';

const kjetil = 'Kjetil Strand';
const maja = 'Maja Lindholm';

const fjordheim: readonly ListedOrder[] = [
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

const oresund: readonly ListedOrder[] = [
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

const vadsund: readonly ListedOrder[] = [
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

const of = (customerId: string, orders: readonly ListedOrder[]): DemoOrder[] =>
  orders.map((order) => ({ customerId, ...order }));

export const demoOrders: readonly DemoOrder[] = [
  ...of('4471820', [...ordersUnderway, ...ordersDelivered]),
  ...of('4471821', vadsund),
  ...of('5520310', fjordheim),
  ...of('6630420', oresund),
];
