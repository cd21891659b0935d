import { PageHeader, Sheet, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { LoadedDetail } from '../../../platform/detail/LoadedDetail.tsx';
import { useCopyLink } from '../../../platform/detail/useCopyLink.ts';
import { IconFileOff } from '@tabler/icons-react';
import { quoteAndOrderHref, quoteHref } from '../quote-and-order.paths.ts';
import type { StepProps } from '../stepProps.ts';
import { useQuote } from '../quotes.queries.ts';
import { useQuoteHead } from '../quote/useQuoteHead.tsx';
import { firstScenarios, maxScenarios, readScenario, writeScenario, type Scenario } from './scenarios.ts';
import { Scenarios } from './Scenarios.tsx';

/** Up to four mixes of a quote's prices beside each other. The address has them, so that a link shares them. */
export function WhatIfPage({ place: { quoteId, scenarios } }: StepProps<'WHAT_IF'>) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const copyLink = useCopyLink();
  const headOf = useQuoteHead();
  const query = useQuote(quoteId);
  return (
    <LoadedDetail
      query={query}
      back={{
        href: quoteHref(quoteId),
        label: formatMessage({ id: 'quoteWhatIf.back' }, { number: query.data?.number ?? '' }),
      }}
      icon={IconFileOff}
      texts={{
        failed: 'quoteWhatIf.error',
        gone: { title: 'quoteWhatIf.gone.title', body: 'quoteWhatIf.gone.body', action: 'quoteWhatIf.gone.action' },
      }}
    >
      {(quote) => {
        const given = scenarios.flatMap((text) => readScenario(text, quote) ?? []);
        const shown = (given.length > 0 ? given : firstScenarios(quote)).slice(0, maxScenarios);
        const change = (next: readonly Scenario[]) =>
          void navigate(quoteAndOrderHref({ step: 'WHAT_IF', quoteId, scenarios: next.map(writeScenario) }), {
            replace: true,
            preventScrollReset: true,
          });
        return (
          <Stack>
            <PageHeader
              title={formatMessage({ id: 'quoteWhatIf.title' }, { name: headOf(quote).title })}
              style={{ paddingTop: 0 }}
              more={[{ items: [copyLink] }]}
              meta={formatMessage({ id: 'quoteWhatIf.about' })}
            />
            {shown.length === 0 ? (
              <Sheet>{formatMessage({ id: 'quoteWhatIf.none' })}</Sheet>
            ) : (
              <Scenarios quote={quote} scenarios={shown} onChange={change} />
            )}
          </Stack>
        );
      }}
    </LoadedDetail>
  );
}
