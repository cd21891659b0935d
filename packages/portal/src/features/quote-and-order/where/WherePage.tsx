import type { StepProps } from '../stepProps.ts';
import { OneAddress } from './OneAddress.tsx';
import { WhereFrame } from './WhereFrame.tsx';

/** Where the service is wanted, at one address. */
export function WherePage({ place: { siteId } }: StepProps<'SEARCH_ADDRESS'>) {
  return (
    <WhereFrame mode="single">
      <OneAddress key={siteId} siteId={siteId} />
    </WhereFrame>
  );
}
