import type { Description } from '@skerry/ui';
import { SummaryFigures } from '../checkout/CheckoutSummary.styles.ts';

/** Facts of a summary: their names at the left, the facts at the right edge. */
export function SummaryFacts({ items }: { items: readonly Description[] }) {
  return (
    <SummaryFigures>
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </SummaryFigures>
  );
}
