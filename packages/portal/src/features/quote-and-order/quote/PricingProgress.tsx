import type { Quote, QuoteProgress } from '@skerry/contracts';
import { ProgressBar, Sheet, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';

/** How many prices there are already. Whoever leaves is told later. */
export function PricingProgress({ quote, progress }: { quote: Quote; progress: QuoteProgress | undefined }) {
  const { formatMessage } = useIntl();
  const { priced, total } = progress ?? quote.prices;
  return (
    <Sheet>
      <ProgressBar
        label={formatMessage({ id: 'quote.progress.label' })}
        value={priced}
        max={Math.max(total, 1)}
        valueText={formatMessage({ id: 'quote.progress.value' }, { priced, total })}
      />
      <Text as="p" variant="caption" tone="muted">
        {formatMessage({ id: 'quote.progress.leave' })}
      </Text>
    </Sheet>
  );
}
