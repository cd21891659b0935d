import { PageHeader, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { MissingSheet } from '../../platform/alerts/MissingSheet.tsx';
import { AgreementPromises } from './AgreementPromises.tsx';
import { NoPromises } from './NoPromises.tsx';
import { useAgreements } from './useAgreements.ts';

/** What the provider promises, agreement by agreement. */
export function CustomerPromisesPage() {
  const { formatMessage } = useIntl();
  return (
    <Stack>
      <PageHeader
        title={formatMessage({ id: 'pages.customerPromises' })}
        meta={formatMessage({ id: 'customerPromises.intro' })}
      />
      <Promises />
    </Stack>
  );
}

function Promises() {
  const query = useAgreements();
  if (!query.data) return <MissingSheet errorTitle="customerPromises.error" query={query} />;
  const promising = query.data.filter(({ promises = [] }) => promises.length > 0);
  if (promising.length === 0) return <NoPromises />;
  return promising.map((agreement) => <AgreementPromises key={agreement.id} agreement={agreement} />);
}
