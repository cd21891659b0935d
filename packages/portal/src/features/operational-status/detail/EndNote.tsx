import type { Disturbance } from '@skerry/contracts';
import { DateTime, Note, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';

/** That it is over: resolved, done, or cancelled and why. That the time for answers has passed, where it was not answered. */
export function EndNote({ disturbance }: { disturbance: Disturbance }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { state, resolvedAt, cancelReason, answer } = disturbance;
  const day = (moment: string) => <DateTime key="moment" value={moment} format="shortDateTime" />;
  if (state === 'RESOLVED' && resolvedAt !== null)
    return (
      <Note tone="positive">
        <FormattedMessage id="disturbancePage.resolved" values={{ moment: day(resolvedAt) }} />
      </Note>
    );
  if (state === 'CANCELLED')
    return (
      <Note tone="neutral">
        <Stack gap={2}>
          <Text variant="bodyStrong">{formatMessage({ id: 'disturbancePage.cancelled' })}</Text>
          {translatedName(cancelReason, language, '')}
        </Stack>
      </Note>
    );
  if (answer.state === 'PASSED' && answer.answerBy !== null)
    return (
      <Note tone="neutral">
        <FormattedMessage id="disturbancePage.passed" values={{ moment: day(answer.answerBy) }} />
      </Note>
    );
  return null;
}
