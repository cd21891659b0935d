import type { DemoOrder, ListedOrder } from './demo-order.ts';
import { ordersDelivered } from './havstrand-orders-delivered.ts';
import { ordersUnderway } from './havstrand-orders-underway.ts';

const kjetil = 'Kjetil Strand';

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
    messages: [{ day: -12, from: 'provider', name: kjetil, text: 'Montøren ringer før han kommer.' }],
  },
  {
    number: '1190318',
    type: 'ADDITIONAL_ORDER',
    status: 'DELIVERY_PLANNING_ONGOING',
    on: { status: 'In service', product: 'dia-static' },
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
    capacityTimes: 2,
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

const of = (customerId: string, orders: readonly ListedOrder[]): DemoOrder[] =>
  orders.map((order) => ({ customerId, ...order }));

export const demoOrders: readonly DemoOrder[] = [
  ...of('4471820', [...ordersUnderway, ...ordersDelivered]),
  ...of('5520310', fjordheim),
  ...of('6630420', oresund),
];
