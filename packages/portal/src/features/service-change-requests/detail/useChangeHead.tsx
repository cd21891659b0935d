import type { ChangeRequestSummary } from '@skerry/contracts';
import { DateTime, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { changeClassWord } from '../changeWords.ts';
import { ChangeState } from '../components/ChangeState.tsx';
import { serviceTitle } from '../../../platform/services-section/serviceTitle.ts';

/** What a request is called, and its facts: all of it is in the list as well. */
export function useChangeHead(): (request: ChangeRequestSummary) => KnownDetail {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  return (request) => {
    const { kind, number, changeClass, reference, services } = request;
    const name = translatedName(kind.translations, language, kind.id);
    const [first] = services;
    return {
      title: serviceTitle(name, first?.siteName ?? ''),
      flag: <ChangeState request={request} variant="flag" />,
      facts: [
        <FormattedMessage
          key="number"
          id="changeRequestPage.number"
          values={{ number: <Text variant="mono">{number}</Text> }}
        />,
        changeClassWord(intl, changeClass),
        'createdBy' in request && (
          <FormattedMessage
            key="requested"
            id="changeRequestPage.requestedBy"
            values={{ name: request.createdBy, day: <DateTime value={request.createdAt} format="shortDate" /> }}
          />
        ),
        reference !== '' && formatMessage({ id: 'changeRequestPage.reference' }, { reference }),
      ],
    };
  };
}
