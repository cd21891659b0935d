import { disturbanceStates, impacts, readImpact, workStates } from '@skerry/contracts';
import { formatDuration } from '@skerry/i18n/ui';
import type { StatusTone, IconComponent } from '@skerry/ui';
import {
  IconAlertTriangleFilled,
  IconCalendarRepeat,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleX,
  IconEye,
  IconPencil,
  IconSearch,
  IconTool,
} from '@tabler/icons-react';
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
type KnownState = (typeof workStates)[number] | (typeof disturbanceStates)[number];

/** The states of works that the customer is told of. */
export const toldWorkStates = workStates.filter((state): state is ToldWorkState => state !== 'DRAFT');
const knownStates: readonly KnownState[] = [...disturbanceStates, ...workStates];

/** How far it is; of a state that is not ours, its code. */
export function stateWord({ formatMessage }: Words, state: string): string {
  const known = knownStates.find((each) => each === state);
  return known === undefined ? state : formatMessage({ id: `disturbance.state.${known}` });
}

interface StateLook {
  tone: StatusTone;
  icon: IconComponent;
}

const looks: Readonly<Record<KnownState, StateLook>> = {
  INVESTIGATING: { tone: 'critical', icon: IconSearch },
  IDENTIFIED: { tone: 'critical', icon: IconAlertTriangleFilled },
  MONITORING: { tone: 'attention', icon: IconEye },
  RESOLVED: { tone: 'positive', icon: IconCircleCheckFilled },
  DRAFT: { tone: 'neutral', icon: IconPencil },
  TENTATIVE: { tone: 'neutral', icon: IconCircleDashed },
  CONFIRMED: { tone: 'info', icon: IconTool },
  RE_SCHEDULED: { tone: 'attention', icon: IconCalendarRepeat },
  IN_PROCESS: { tone: 'info', icon: IconTool },
  VERIFYING: { tone: 'info', icon: IconEye },
  COMPLETED: { tone: 'positive', icon: IconCircleCheckFilled },
  CANCELLED: { tone: 'neutral', icon: IconCircleX },
};

/** The sign and colour of a state. */
export function stateLook(state: string): StateLook {
  const known = knownStates.find((each) => each === state);
  return known === undefined ? { tone: 'neutral', icon: IconCircleDashed } : looks[known];
}

/** Whether it has ended, one way or another. */
export function isOver(state: string): boolean {
  return ['RESOLVED', 'COMPLETED', 'CANCELLED'].includes(state);
}
