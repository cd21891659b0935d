import { Skeleton } from '@skerry/ui';
import { Decision, DecisionStrip } from '@skerry/ui/experimental';
import { SkeletonLines } from './SkeletonLines.tsx';

const space = '\u00a0';

/** The strip of what waits for the reader, while it is on its way. @param count How many decisions, as far as the list knows. */
export function WaitingShape({ count }: { count: number }) {
  return (
    <DecisionStrip aria-hidden title={space}>
      {Array.from({ length: count }, (_, index) => (
        <Decision
          key={index}
          kind={space}
          title={<Skeleton style={{ width: '12rem' }} />}
          actions={<Skeleton shape="control" style={{ width: '9rem' }} />}
        >
          {/* One alone has its buttons beside it. */}
          <SkeletonLines count={count === 1 ? 2 : 5} />
        </Decision>
      ))}
    </DecisionStrip>
  );
}
