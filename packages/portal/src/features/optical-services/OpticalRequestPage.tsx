import { Stack } from '@skerry/ui';
import { IconTopologyRing } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { DetailBack } from '../../platform/detail/DetailBack.tsx';
import { LoadedDetail } from '../../platform/detail/LoadedDetail.tsx';
import { TrackShape } from '../../platform/detail/TrackShape.tsx';
import { useLastListHref } from '../../platform/list/useLastList.ts';
import { MayNotAsk } from './components/NoOptical.tsx';
import { OpticalRequestDetails } from './detail/OpticalRequestDetails.tsx';
import { opticalListId, opticalPath, opticalRequestPath } from './optical-services.paths.ts';
import { useOpticalRequest } from './optical-services.queries.ts';
import { useOpticalRights } from './useOpticalRights.ts';

/** One request: what was asked for, how far it is, and what comes next. */
export function OpticalRequestPage() {
  const { formatMessage } = useIntl();
  const { requestId = '' } = useParams();
  const { isBuyer } = useOpticalRights();
  const back = {
    href: useLastListHref(opticalListId, opticalPath),
    label: formatMessage({ id: 'optical.back' }),
  };
  if (isBuyer) return <LoadedRequest key={requestId} requestId={requestId} back={back} />;
  return (
    <Stack>
      <DetailBack {...back} />
      <MayNotAsk isActing={false} />
    </Stack>
  );
}

function LoadedRequest({ requestId, back }: { requestId: string; back: { href: string; label: string } }) {
  const query = useOpticalRequest(requestId);
  // Found by its number: the address becomes the one that stays.
  if (query.data && query.data.id !== requestId) return <Navigate replace to={opticalRequestPath(query.data.id)} />;
  return (
    <LoadedDetail
      query={query}
      back={back}
      shape={{ track: <TrackShape steps={5} /> }}
      icon={IconTopologyRing}
      texts={{
        failed: 'optical.page.error',
        gone: { title: 'optical.page.gone.title', body: 'optical.page.gone.body', action: 'optical.page.gone.action' },
      }}
    >
      {(request) => <OpticalRequestDetails request={request} />}
    </LoadedDetail>
  );
}
