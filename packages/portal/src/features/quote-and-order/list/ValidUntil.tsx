import type { QuoteSummary } from '@skerry/contracts';
import { CellLines, Text } from '@skerry/ui';
import { Day } from '../../../platform/format/Day.tsx';
import { useValidity } from '../words/useValidity.ts';

/** The last day of a quote's prices, and how far it is. Of what was ordered nobody counts it. */
export function ValidUntil({ quote: { validUntil, validity, status } }: { quote: QuoteSummary }) {
  const validityOf = useValidity();
  if (validUntil === null) return null;
  const { text } = validityOf(validUntil);
  const isUrgent = validity === 'EXPIRES_SOON' || validity === 'EXPIRED';
  return (
    <CellLines detail={status === 'SIGNED' ? undefined : isUrgent ? <Text tone="attention">{text}</Text> : text}>
      <Day value={validUntil} />
    </CellLines>
  );
}
