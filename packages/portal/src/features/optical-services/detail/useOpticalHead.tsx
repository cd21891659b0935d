import type { OpticalRequest } from '@skerry/contracts';
import { CellId } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { OpticalStatusLabel } from '../components/OpticalStatusLabel.tsx';
import { endsText, serviceText } from '../opticalWords.ts';

/** What a request is called, and its facts: all of it is in the list as well. */
export function useOpticalHead(): (request: OpticalRequest) => KnownDetail {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (request) => {
    const { number, status, reference, createdBy } = request;
    return {
      title: endsText(request),
      flag: <OpticalStatusLabel status={status} variant="flag" />,
      facts: [
        <CellId key="number">{number}</CellId>,
        serviceText(request, language),
        reference !== '' && formatMessage({ id: 'optical.page.reference' }, { reference }),
        formatMessage({ id: 'optical.page.createdBy' }, { name: createdBy }),
      ],
    };
  };
}
