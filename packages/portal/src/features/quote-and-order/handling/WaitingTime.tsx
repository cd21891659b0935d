import { Text } from '@skerry/ui';
import { Duration } from '@skerry/ui/experimental';
import { useState } from 'react';
import { isLate } from './late.ts';

/** How long somebody has waited when it is first shown. */
export function WaitingTime({ since }: { since: string }) {
  const [now] = useState(() => Date.now());
  return (
    <Text variant="bodyStrong" {...(isLate(since, now) && { tone: 'attention' as const })}>
      <Duration seconds={Math.max(60, (now - Date.parse(since)) / 1000)} />
    </Text>
  );
}
