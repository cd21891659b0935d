import { languages } from '@skerry/i18n';
import { Banner } from '@skerry/ui';
import { use } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsOnline } from '../../platform/browser/useIsOnline.ts';
import { LastAnswerContext } from '../../platform/data/last-answer.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';

/** Says while there is no network that what is shown stays, and how old it is. What is shown is asked for again when the network is back. */
export function OfflineStrip() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const lastAnswer = use(LastAnswerContext);
  const isOnline = useIsOnline();
  if (isOnline) return null;
  const format = new Intl.DateTimeFormat(languages[language].locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <Banner tone="attention" role="status" label={formatMessage({ id: 'shell.offline.label' })}>
      <FormattedMessage id="shell.offline.body" values={{ time: format.format(lastAnswer.at()) }} />
    </Banner>
  );
}
