import { StatusLabel } from '@skerry/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { daysLate } from './daysLate.ts';

export interface LateLabelProps {
  /** Until when it should be done: an instant, or a day without a time. */
  by: string;
  /** What is said while there is time. */
  children: ReactNode;
}

/** By how many days something is late. */
export function LateLabel({ by, children }: LateLabelProps) {
  const [now] = useState(() => new Date());
  // A day is over when the next one begins.
  const days = daysLate(by.length === 10 ? `${by}T23:59:59` : by, now);
  if (days === undefined) return children;
  return (
    <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
      <FormattedMessage id="home.late" values={{ days }} />
    </StatusLabel>
  );
}
