import { Sheet, Skeleton } from '@skerry/ui';
import { DetailEvents } from './DetailEvents.tsx';

/** A sheet of `DetailEvents` that are on their way: as high as with a line of detail at each. */
export function EventsShape({ title, rows }: { title: string; rows: number }) {
  return (
    <Sheet title={title} padding="none">
      <DetailEvents
        events={Array.from({ length: rows }, (_, index) => ({
          id: `${index}`,
          kind: <Bar width={50} />,
          title: <Bar width={index % 2 === 0 ? 60 : 45} />,
          detail: <Bar width={index % 2 === 0 ? 40 : 50} />,
          when: <Skeleton style={{ width: 96, height: '0.6lh', marginBlock: '0.2lh' }} />,
        }))}
      />
    </Sheet>
  );
}

/* In the middle of a line. */
function Bar({ width }: { width: number }) {
  return <Skeleton width={width} style={{ height: '0.6lh', marginBlock: '0.2lh' }} />;
}
