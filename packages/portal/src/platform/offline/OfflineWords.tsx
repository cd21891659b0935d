import { formatMoment } from '@skerry/i18n';
import { use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StripRetry } from '../alerts/StripRetry.tsx';
import { useIsAtLeast } from '../browser/useIsAtLeast.ts';
import { LastAnswerContext } from '../data/last-answer.ts';
import { useDataCache } from '../data/useDataCache.ts';
import { useTimeZone } from '../format/useTimeZone.ts';
import { useLanguage } from '../language/useLanguage.ts';

/** That there is no network, how old what is shown is, and where there is room what comes by itself. */
export function OfflineWords() {
  const { language } = useLanguage();
  const lastAnswer = use(LastAnswerContext);
  const isPhone = !useIsAtLeast('small');
  const timeZone = useTimeZone();
  return (
    <>
      <strong>
        <FormattedMessage
          id="shell.offline.title"
          values={{ time: formatMoment(language, new Date(lastAnswer.at()), 'time', timeZone) }}
        />
      </strong>
      {!isPhone && (
        <>
          {' '}
          <FormattedMessage id="shell.offline.body" />
        </>
      )}
    </>
  );
}

/** A browser may be wrong about its network: an answer then renews what is shown, and its time. */
export function OfflineRetry() {
  const { formatMessage } = useIntl();
  const cache = useDataCache();
  const [isRetrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    try {
      await cache.refresh();
    } finally {
      setRetrying(false);
    }
  }

  return (
    <StripRetry
      label={formatMessage({ id: 'shell.offline.retry' })}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
    />
  );
}
