import { formatDate } from '@skerry/i18n';
import { Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { KeptChoices } from './useKeptChoices.ts';

/** Whether what is chosen is kept. */
export function KeptMark({ kept: { status, at } }: { kept: KeptChoices }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <Text variant="caption" tone={status === 'failed' ? 'critical' : 'muted'} role="status">
      {status === 'waiting' && formatMessage({ id: 'quoteConfigure.saving' })}
      {status === 'failed' && formatMessage({ id: 'quoteConfigure.notSaved' })}
      {status === 'kept' &&
        at &&
        formatMessage({ id: 'quoteConfigure.saved' }, { time: formatDate(language, at, 'time') })}
    </Text>
  );
}
