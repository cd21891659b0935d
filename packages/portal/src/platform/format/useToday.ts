import { dayOf } from '@skerry/contracts';
import { useState } from 'react';

/** The day on which the page was opened, as `YYYY-MM-DD`, and one some days after it. */
export function useToday(): { today: string; dayAfter: (days: number) => string } {
  const [now] = useState(() => Date.now());
  return { today: dayOf(new Date(now)), dayAfter: (days) => dayOf(new Date(now + days * 86_400_000)) };
}
