import type { StepProps } from '../stepProps.ts';
import { WhereFrame } from '../where/WhereFrame.tsx';
import { CheckedList } from './CheckedList.tsx';
import { ManyAddresses } from './ManyAddresses.tsx';

/** Where the service is wanted, at several addresses: their list, or making one. */
export function ManyPage({ place: { listId } }: StepProps<'SEARCH_ADDRESS'>) {
  if (listId !== undefined) return <CheckedList listId={listId} />;
  return (
    <WhereFrame mode="multi">
      <ManyAddresses />
    </WhereFrame>
  );
}
