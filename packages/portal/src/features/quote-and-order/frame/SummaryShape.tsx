import { Sheet, Skeleton, Stack } from '@skerry/ui';

/** What has been chosen so far, while it loads. */
export function SummaryShape() {
  return (
    <Sheet>
      <Stack gap={16}>
        <Skeleton shape="title" width={50} />
        {[90, 75, 90, 60, 80].map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </Stack>
    </Sheet>
  );
}
