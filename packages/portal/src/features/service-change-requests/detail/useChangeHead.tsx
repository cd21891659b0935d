import type { ChangeRequestSummary } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import type { KnownHead } from '../../../platform/detail/DetailSkeleton.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { changeClassWord } from '../changeWords.ts';
import { ChangeStatusLabel } from '../components/ChangeStatusLabel.tsx';

/** What a request is called, and its facts: all of it is in the list as well. */
export function useChangeHead(): (request: ChangeRequestSummary) => KnownHead {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  return ({ kind, number, status, changeClass, reference, createdBy, services }) => {
    const name = translatedName(kind.translations, language, kind.id);
    const [first] = services;
    return {
      title: first ? `${name}, ${first.siteName}` : name,
      flag: <ChangeStatusLabel status={status} variant="flag" />,
      facts: [
        formatMessage({ id: 'changeRequestPage.number' }, { number }),
        changeClassWord(intl, changeClass),
        reference !== '' && formatMessage({ id: 'changeRequestPage.reference' }, { reference }),
        formatMessage({ id: 'changeRequestPage.createdBy' }, { name: createdBy }),
      ],
    };
  };
}
