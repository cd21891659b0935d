import type { ChangeRequestPage as ListPage, ChangeRequestSummary } from '@skerry/contracts';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { useKnown } from '../../platform/data/useKnown.ts';
import { LoadedDetail } from '../../platform/detail/LoadedDetail.tsx';
import { useLastListHref } from '../../platform/list/useLastList.ts';
import { ChangeRequestDetails } from './detail/ChangeRequestDetails.tsx';
import { useChangeShape } from './detail/useChangeShape.tsx';
import { useKnownChange } from './detail/useKnownChange.tsx';
import {
  changeRequestPath,
  changeRequestSearchHref,
  changeRequestsListId,
  changeRequestsPath,
} from './service-change-requests.paths.ts';
import { changeRequestResources, useChangeRequest } from './service-change-requests.queries.ts';

/** One request: what is wanted, how far it is, and what can be done about it. */
export function ChangeRequestPage() {
  const { requestId = '' } = useParams();
  return <LoadedRequest key={requestId} requestId={requestId} />;
}

function LoadedRequest({ requestId }: { requestId: string }) {
  const { formatMessage } = useIntl();
  const knownOf = useKnownChange();
  const query = useChangeRequest(requestId);
  const known = useKnown<ChangeRequestSummary>(changeRequestResources.lists, ({ items }: ListPage) =>
    items.find(({ id }) => id === requestId),
  );
  const shape = useChangeShape(known);
  // An id of the system's own would tell nobody anything.
  const number = known?.number ?? (/^CR-\d{1,20}$/i.test(requestId) ? requestId.toUpperCase() : undefined);
  const back = {
    href: useLastListHref(changeRequestsListId, changeRequestsPath),
    label: formatMessage({ id: 'changeRequestPage.back' }),
  };
  // Found by its number: the address becomes the one that stays.
  if (query.data && query.data.id !== requestId) return <Navigate replace to={changeRequestPath(query.data.id)} />;
  return (
    <LoadedDetail
      query={query}
      back={back}
      known={known && knownOf(known)}
      shape={shape}
      icon={IconArrowsExchange}
      {...(number !== undefined && {
        asked: { id: number, searchHref: changeRequestSearchHref(number) },
        subject: formatMessage({ id: 'changeRequestPage.about' }, { id: number }),
      })}
      texts={{
        failed: 'changeRequestPage.error',
        gone: {
          title: number === undefined ? 'changeRequestPage.gone.title' : 'changeRequestPage.gone.one',
          body: number === undefined ? 'changeRequestPage.gone.body' : 'detail.gone.number',
          action: 'changeRequestPage.gone.action',
        },
      }}
    >
      {(request) => <ChangeRequestDetails request={request} onOutdated={() => void query.mutate()} />}
    </LoadedDetail>
  );
}
