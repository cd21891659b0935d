import { formatMoment } from '@skerry/i18n';
import { Banner, Button } from '@skerry/ui';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useIsOnline } from '../../platform/browser/useIsOnline.ts';
import { LastAnswerContext } from '../../platform/data/last-answer.ts';
import { useDataCache } from '../../platform/data/useDataCache.ts';
import { useTimeZone } from '../../platform/format/useTimeZone.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';

/** Its text stands on the strip's line, which it makes no higher. */
const inLine = { marginBlock: -6, marginInlineStart: -8, alignSelf: 'center' };

/** Says while there is no network that what is shown stays, and how old it is. What is shown is asked for again when the network is back. */
export function OfflineStrip() {
  const isOnline = useIsOnline();
  return isOnline ? null : <Strip />;
}

function Strip() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const lastAnswer = use(LastAnswerContext);
  const cache = useDataCache();
  const [isRetrying, setRetrying] = useState(false);
  const isPhone = !useIsAtLeast('small');
  const timeZone = useTimeZone();

  // A browser may be wrong about its network: an answer then renews what is shown, and its time.
  async function retry() {
    setRetrying(true);
    try {
      await cache.refresh();
    } finally {
      setRetrying(false);
    }
  }

  return (
    <Banner
      tone="attention"
      role="status"
      icon={IconWifiOff}
      label={formatMessage({ id: 'shell.offline.label' })}
      action={
        <Button
          size="small"
          variant="ghost"
          icon={IconRefresh}
          isLoading={isRetrying}
          onClick={() => void retry()}
          style={inLine}
        >
          <FormattedMessage id="shell.offline.retry" />
        </Button>
      }
    >
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
    </Banner>
  );
}
