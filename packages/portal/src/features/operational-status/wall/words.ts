import type { MessageId } from '@skerry/i18n';

const disturbanceStates = ['INVESTIGATING', 'IDENTIFIED', 'MONITORING'] as const;
const impacts = ['NO-IMPACT', 'REDUCED-REDUNDANCY', 'DEGRADED', 'OUTAGE'] as const;

/** How far a disturbance is; of a state that is not ours, that it is looked into. */
export function disturbanceStateId(state: string): MessageId {
  return `noc.disturbance.${disturbanceStates.find((known) => known === state) ?? 'INVESTIGATING'}`;
}

/** What nothing is known of counts as an outage. */
export function impactId(impact: string): MessageId {
  return `noc.impact.${impacts.find((known) => known === impact) ?? 'OUTAGE'}`;
}
