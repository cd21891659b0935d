import { disturbanceStates, impacts, readImpact, workStates } from '@skerry/contracts';
import { formatDuration } from '@skerry/i18n/ui';
import type { useIntl } from 'react-intl';

type Words = Pick<ReturnType<typeof useIntl>, 'formatMessage'>;

/** What it does to a service, in a word. What nothing is known of counts as an outage. */
export function impactWord({ formatMessage }: Words, impact: string): string {
  return formatMessage({ id: `disturbance.impact.${readImpact(impact)}` });
}

/** How bad an impact is, from 0 to 3. */
export function impactLevel(impact: string): number {
  return impacts.indexOf(readImpact(impact));
}

/** For how long at most, in hours and minutes. */
export function upToText({ formatMessage }: Words, language: string, minutes: number): string {
  return formatMessage({ id: 'disturbance.upTo' }, { duration: formatDuration(language, minutes * 60) });
}

export const workKinds = ['NORMAL', 'EMERGENCY', 'THIRD_PARTY'] as const;

/** Emergency, third party; of a kind that is not ours, its code. */
export function kindWord({ formatMessage }: Words, kind: string): string {
  const known = workKinds.find((each) => each === kind);
  return known === undefined ? kind : formatMessage({ id: `disturbance.kind.${known}` });
}

type ToldWorkState = Exclude<(typeof workStates)[number], 'DRAFT'>;
export type KnownState = (typeof workStates)[number] | (typeof disturbanceStates)[number];

/** The states of works that the customer is told of. */
export const toldWorkStates = workStates.filter((state): state is ToldWorkState => state !== 'DRAFT');
const knownStates: readonly KnownState[] = [...disturbanceStates, ...workStates];

/** The state, where it is one of ours. */
export function knownState(state: string): KnownState | undefined {
  return knownStates.find((each) => each === state);
}

/** How far it is; of a state that is not ours, its code. */
export function stateWord({ formatMessage }: Words, state: string): string {
  const known = knownState(state);
  return known === undefined ? state : formatMessage({ id: `disturbance.state.${known}` });
}

/** Whether it has ended, one way or another. */
export function isOver(state: string): boolean {
  return ['RESOLVED', 'COMPLETED', 'CANCELLED'].includes(state);
}
