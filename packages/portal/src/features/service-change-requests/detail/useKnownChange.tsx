import type { ChangeRequestSummary } from '@skerry/contracts';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { ChangeFigures } from './ChangeFigures.tsx';
import { ChangeTrack } from './ChangeTrack.tsx';
import { useChangeHead } from './useChangeHead.tsx';

/** What the row of a request in the list says of it, on its page. */
export function useKnownChange(): (request: ChangeRequestSummary) => KnownDetail {
  const headOf = useChangeHead();
  return (request) => ({
    ...headOf(request),
    figures: (
      <>
        <ChangeTrack request={request} />
        <ChangeFigures request={request} />
      </>
    ),
  });
}
