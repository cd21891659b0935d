import { handlingReasons } from '@skerry/contracts';
import { StatusLabel } from '@skerry/ui';
import { IconCalculator, IconMessageCheck, IconMessageQuestion, IconUserQuestion } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

const icons = {
  question: IconMessageQuestion,
  answered: IconMessageCheck,
  requested: IconUserQuestion,
  unpriced: IconCalculator,
} as const;

/** Why a quote waits for a specialist. What is not ours stands as it is. */
export function HandlingReasonLabel({ reason }: { reason: string }) {
  const { formatMessage } = useIntl();
  const known = handlingReasons.find((each) => each === reason);
  return (
    <StatusLabel tone="neutral" icon={icons[known ?? 'requested']}>
      {known === undefined ? reason : formatMessage({ id: `quoteHandling.reason.${known}` })}
    </StatusLabel>
  );
}
