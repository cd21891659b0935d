import { PageHeader, Sheet, Skeleton, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { FailureNote } from '../../platform/alerts/FailureNote.tsx';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { useFreezePeriods } from '../../platform/freeze-periods/useFreezePeriods.ts';
import { useLastListHref } from '../../platform/list/useLastList.ts';
import { chosenService, useServiceToChange } from './chosenServices.ts';
import { ChangeRequestForm } from './new/ChangeRequestForm.tsx';
import { changeRequestsListId, changeRequestsPath } from './service-change-requests.paths.ts';
import { useChangeKinds } from './service-change-requests.queries.ts';

/** Asks for a change of services, of one already chosen where the address names it. */
export function NewChangeRequestPage() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const serviceId = query.get('service') ?? '';
  const listHref = useLastListHref(changeRequestsListId, changeRequestsPath);
  const kinds = useChangeKinds();
  const service = useServiceToChange(serviceId);
  const freezes = useFreezePeriods();
  const isServiceKnown = serviceId === '' || service.data !== undefined || service.error !== undefined;
  return (
    <Stack>
      <PageHeader
        back={{ href: listHref, label: formatMessage({ id: 'changeRequestForm.back' }) }}
        title={formatMessage({ id: 'changeRequestForm.title' })}
      />
      {service.error !== undefined && (
        <FailureNote
          title="changeRequestForm.serviceFailed"
          message={errorMessage(service.error)}
          error={service.error}
        />
      )}
      {freezes.error !== undefined && (
        <FailureNote
          title="changeRequestForm.freezesFailed"
          message={errorMessage(freezes.error)}
          error={freezes.error}
        />
      )}
      {kinds.error !== undefined && kinds.data === undefined ? (
        <Sheet padding="none">
          <FetchFailure
            title="changeRequestForm.kindsFailed"
            error={kinds.error}
            isRetrying={kinds.isValidating}
            onRetry={() => void kinds.mutate()}
          />
        </Sheet>
      ) : kinds.data && isServiceKnown ? (
        <ChangeRequestForm
          kinds={kinds.data}
          freezes={freezes.periods}
          service={service.data && chosenService(service.data)}
          listHref={listHref}
        />
      ) : (
        <Sheet aria-busy>
          <Stack gap={12}>
            <Skeleton shape="title" width={40} />
            <Skeleton width={90} />
            <Skeleton width={70} />
          </Stack>
        </Sheet>
      )}
    </Stack>
  );
}
