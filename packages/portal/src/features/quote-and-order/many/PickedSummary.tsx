import { quoteLimits } from '@skerry/contracts';
import { Button, Note, Sheet, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FootLine, SummaryColumn, SummaryFoot, SummarySheet } from '../../../platform/form/FormSummary.styles.ts';
import { SummaryFacts } from '../words/SummaryFacts.tsx';
import { maxListSites } from './pastedRows.ts';
import type { PickedSites } from './usePickedSites.ts';

interface PickedSummaryProps {
  picked: PickedSites;
  isChecking: boolean;
  canBeSent: boolean;
}

/** How many sites there are so far, from where, and going on with them. */
export function PickedSummary({ picked, isChecking, canBeSent }: PickedSummaryProps) {
  const { formatMessage } = useIntl();
  const { sites, tooMany } = picked;
  const count = sites.length;
  const requests = Math.ceil(count / quoteLimits.sites);
  const facts = [
    { term: formatMessage({ id: 'quoteMany.paste' }), description: picked.pasted },
    { term: formatMessage({ id: 'quoteMany.map' }), description: picked.pins.length },
    { term: formatMessage({ id: 'quoteMany.sites' }), description: picked.siteIds.length },
    { term: formatMessage({ id: 'quoteMany.dataCentres' }), description: picked.dataCentreIds.length },
  ];
  const total = formatMessage({ id: 'quoteMany.picked' }, { count });
  return (
    <SummaryColumn>
      <SummarySheet data-is-said="">
        <Sheet title={formatMessage({ id: 'quoteMany.list' })}>
          <Stack gap={16}>
            <SummaryFacts items={facts} />
            <Text as="div" variant="bodyStrong" aria-live="polite">
              {total}
            </Text>
            {requests > 1 && tooMany === undefined && (
              <Note>{formatMessage({ id: 'quoteMany.requests' }, { count: requests, max: quoteLimits.sites })}</Note>
            )}
          </Stack>
        </Sheet>
      </SummarySheet>
      <SummaryFoot>
        <FootLine aria-hidden>
          <strong>{total}</strong>
        </FootLine>
        <Button
          variant="primary"
          type="submit"
          disabled={!canBeSent}
          isLoading={isChecking}
          loadingText={formatMessage({ id: 'quoteMany.checking' })}
        >
          {formatMessage({ id: 'quoteMany.check' }, { count })}
        </Button>
        {tooMany === undefined ? (
          <Text as="p" variant="caption" tone="muted">
            {formatMessage({ id: 'quoteMany.check.about' })}
          </Text>
        ) : (
          <Text as="p" variant="caption" tone="critical" role="alert" data-urgent="">
            {formatMessage({ id: 'quoteMany.tooMany' }, { count: tooMany, max: maxListSites })}
          </Text>
        )}
      </SummaryFoot>
    </SummaryColumn>
  );
}
