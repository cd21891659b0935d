import { PageHeader, Sheet, Skeleton, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
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
  const { data: agreements, error, isValidating, mutate } = useAgreements();
  if (agreements) {
    const promising = agreements.filter(({ promises = [] }) => promises.length > 0);
    if (promising.length === 0) return <NoPromises />;
    return promising.map((agreement) => <AgreementPromises key={agreement.id} agreement={agreement} />);
  }
  if (error !== undefined)
    return (
      <Sheet padding="none">
        <FetchFailure
          title="customerPromises.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      </Sheet>
    );
  return (
    <Sheet aria-busy>
      <Stack gap={12}>
        <Skeleton shape="title" width={40} />
        <Skeleton width={90} />
        <Skeleton width={70} />
      </Stack>
    </Sheet>
  );
}
