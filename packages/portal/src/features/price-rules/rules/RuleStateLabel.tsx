import { StatusLabel } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleMinus, IconClock, IconPencil } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { RuleState } from './ruleWords.ts';

const looks = {
  changed: { tone: 'attention', icon: IconPencil },
  active: { tone: 'positive', icon: IconCircleCheckFilled },
  coming: { tone: 'info', icon: IconClock },
  ended: { tone: 'neutral', icon: IconCircleMinus },
} as const;

/** Whether a rule holds. */
export function RuleStateLabel({ state }: { state: RuleState }) {
  const { formatMessage } = useIntl();
  return <StatusLabel {...looks[state]}>{formatMessage({ id: `priceRules.state.${state}` })}</StatusLabel>;
}
