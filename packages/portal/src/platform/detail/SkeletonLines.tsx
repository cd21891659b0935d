import { Skeleton, Stack } from '@skerry/ui';

/** Lines of text, or of facts, that are on their way. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <Stack gap={12}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={index % 2 === 0 ? 90 : 60} />
      ))}
    </Stack>
  );
}
