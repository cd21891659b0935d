'use client';
import { fetchedPart, useFetchedPart } from '../../behavior/fetchedPart.ts';
import { OptionList, type OptionListProps } from './OptionList.tsx';

/** More than these are virtualised. */
const most = 60;

/** Comes with the first long list that is opened. */
export const virtualOptionList = fetchedPart(async () => (await import('./VirtualOptionList.tsx')).VirtualOptionList);

/** A list that may be long. */
export function LongOptionList<Value extends string>(props: OptionListProps<Value> & { readonly count: number }) {
  const isLong = props.count > most || props.onEndReached !== undefined;
  const isFetched = useFetchedPart(virtualOptionList, isLong);
  if (isLong && isFetched) return <virtualOptionList.Part {...props} />;
  // Until it is there, no more than a short list holds.
  return (
    <OptionList {...props} list={isLong ? { ...props.list, options: props.list.options.slice(0, most) } : props.list} />
  );
}
