import { Marks, MarkItem } from './SeveralOf.styles.ts';
import { SeveralOf } from './SeveralOf.tsx';
import type { SeveralOfProps } from './several-of.ts';

/** Capacities along a bearing scale, each chosen one with a shield; below each other where they have no room. */
export function CapacityMarks(props: SeveralOfProps) {
  return <SeveralOf {...props} Root={Marks} Item={MarkItem} />;
}
