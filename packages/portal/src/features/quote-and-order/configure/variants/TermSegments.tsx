import { Segments, SegmentItem } from './SeveralOf.styles.ts';
import { SeveralOf } from './SeveralOf.tsx';
import type { SeveralOfProps } from './several-of.ts';

/** Terms beside each other, of which several can be pressed. */
export function TermSegments(props: SeveralOfProps) {
  return <SeveralOf {...props} Root={Segments} Item={SegmentItem} />;
}
