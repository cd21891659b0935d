import { Duration } from '@skerry/ui/experimental';
import { useState } from 'react';

/** How long somebody has waited when it is first shown. */
export function WaitingTime({ since }: { since: string }) {
  const [now] = useState(() => Date.now());
  return <Duration seconds={Math.max(60, (now - Date.parse(since)) / 1000)} />;
}
