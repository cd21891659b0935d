import type { OrderStatus, OrderType } from '@skerry/contracts';

/** An order of the demo, on a service that the demo has. Days count from the day that the data are made: minus is past. */
export interface DemoOrder {
  customerId: string;
  number: string;
  type: OrderType;
  status: OrderStatus;
  /** Which of the customer's services: the first of this state, product and country that no earlier order of the list is on. */
  on: {
    status: 'In service' | 'Installation Ongoing' | 'Termination notice' | 'Terminated' | 'Terminated before delivery';
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
  /** How many times the capacity that the service has. */
  capacityTimes?: number;
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
  dateRequests?: readonly { inDays: number; isInFreeze?: boolean; text: string; by: string; day: number }[];
}

/** An order of a list that is one customer's. */
export type ListedOrder = Omit<DemoOrder, 'customerId'>;

/** The steps of an order that nothing interrupts. */
export const wayToDelivery: readonly OrderStatus[] = [
  'CREATED',
  'DELIVERY_PLANNING_ONGOING',
  'DELIVERY_COORDINATOR_CONFIRMED',
  'CONFIRMED_DELIVERY',
  'PHYSICAL_DELIVERY',
  'DELIVERY_COMPLETED',
];
