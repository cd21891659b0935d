import { formatMoment } from '@skerry/i18n';
import { Button, IconButton } from '@skerry/ui';
import { IconRefresh } from '@tabler/icons-react';
import { use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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

/** Its text stands on the strip's line, which it makes no higher. */
const inLine = { marginBlock: -6, alignSelf: 'center' };

/** A browser may be wrong about its network: an answer then renews what is shown, and its time. */
export function OfflineRetry() {
  const { formatMessage } = useIntl();
  const cache = useDataCache();
  const isPhone = !useIsAtLeast('small');
  const [isRetrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    try {
      await cache.refresh();
    } finally {
      setRetrying(false);
    }
  }

  const label = formatMessage({ id: 'shell.offline.retry' });
  if (isPhone)
    return (
      <IconButton
        size="small"
        icon={IconRefresh}
        label={label}
        isLoading={isRetrying}
        onClick={() => void retry()}
        style={inLine}
      />
    );
  return (
    <Button
      size="small"
      variant="ghost"
      icon={IconRefresh}
      isLoading={isRetrying}
      onClick={() => void retry()}
      style={inLine}
    >
      {label}
    </Button>
  );
}
