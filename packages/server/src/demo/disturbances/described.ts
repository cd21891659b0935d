import type { Impact } from '@skerry/contracts';

type Words = readonly [en: string, sv: string, no: string, da: string];

/** A time from the day that the data are made: so many days on, at an hour and minute in UTC. */
export type DemoTime = readonly [days: number, hour: number, minute?: number];

/** Services of the demo that run through the same. */
export interface DemoAffected {
  through: string;
  impact: Impact;
  minutes?: number;
  /** By their ids, or all that run in these cities. */
  services?: readonly string[];
  cities?: readonly string[];
  from?: DemoTime;
  to?: DemoTime;
}

/** A disturbance or planned work of the demo. Days count from the day that the data are made. */
export interface DemoDisturbance {
  reference: string;
  type: 'DISTURBANCE' | 'PLANNED_WORK';
  kind?: 'NORMAL' | 'EMERGENCY' | 'THIRD_PARTY';
  state: string;
  title: Words;
  description?: Words;
  advice?: Words;
  place?: readonly [name: string, longitude: number, latitude: number];
  countries: readonly string[];
  startsAt: DemoTime;
  endsAt?: DemoTime;
  backup?: readonly [from: DemoTime, to: DemoTime];
  /** A normal work waits for the end of a freeze; an emergency moves into the next one. */
  announcedAt: DemoTime;
  answerBy?: DemoTime;
  nextUpdateInMinutes?: number;
  estimatedEndInMinutes?: number;
  movedFrom?: { from: DemoTime; to: DemoTime; at: DemoTime; reason: Words };
  inNextFreeze?: boolean;
  rootCause?: Words;
  resolution?: Words;
  mitigation?: Words;
  cancelReason?: Words;
  affected: readonly DemoAffected[];
  updates?: readonly { at: DemoTime; state: string; text: Words }[];
  /** By a user of Havstrand. */
  acknowledged?: { at: DemoTime; by: string };
  asked?: { at: DemoTime; by: string; text: string; reference: string };
}
