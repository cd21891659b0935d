import { Button, Note, Sheet, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailHead } from '../../../platform/detail/DetailPage.tsx';
import { LoadedDetail } from '../../../platform/detail/LoadedDetail.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { IconFileOff, IconLink } from '@tabler/icons-react';
import { usePlaceInAddress } from '../frame/usePlaceInAddress.ts';
import { quoteHref } from '../quote-and-order.paths.ts';
import type { ScenarioView } from '../quotePlace.ts';
import type { StepProps } from '../stepProps.ts';
import { useQuote } from '../quotes.queries.ts';
import { useQuoteHead } from '../quote/useQuoteHead.tsx';
import { useShareQuote } from '../useShareQuote.ts';
import { useValidity } from '../words/useValidity.ts';
import { firstScenarios, maxScenarios, readScenario, writeScenario, type Scenario } from './scenarios.ts';
import { Scenarios } from './Scenarios.tsx';

/** Up to four mixes of a quote's prices beside each other. The address has them, so that a link shares them. */
export function WhatIfPage({ place }: StepProps<'WHAT_IF'>) {
  const [{ step, quoteId, scenarios, ...view }, setPlace] = usePlaceInAddress(place);
  const { formatMessage } = useIntl();
  const share = useShareQuote();
  const headOf = useQuoteHead();
  const validityOf = useValidity();
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
        const isLeftOut = scenarios.length > 0 && shown.map(writeScenario).join(' ') !== scenarios.join(' ');
        const change = (next: readonly Scenario[], nextView: ScenarioView) => {
          // What nobody has chosen yet comes by itself.
          const isFirst = given.length === 0 && next === shown;
          setPlace({ step, quoteId, scenarios: isFirst ? [] : next.map(writeScenario), ...nextView });
        };
        return (
          <Stack>
            <DetailHead
              title={formatMessage({ id: 'quoteWhatIf.title' }, { name: quote.name || headOf(quote).title })}
              actions={
                <Button icon={IconLink} onClick={() => share.onSelect?.()}>
                  {share.label}
                </Button>
              }
              facts={[
                <FormattedMessage
                  key="number"
                  id="quote.about"
                  values={{ number: <Text variant="mono">{quote.number}</Text> }}
                />,
                quote.products.map(({ name }) => name).join(', '),
                quote.validUntil !== null && (
                  <FormattedMessage
                    key="valid"
                    id="quoteWhatIf.facts.valid"
                    values={{ day: <Day value={quote.validUntil} />, left: validityOf(quote.validUntil).text }}
                  />
                ),
                formatMessage({ id: 'quoteWhatIf.about' }),
              ]}
            />
            {isLeftOut && <Note tone="attention">{formatMessage({ id: 'quoteWhatIf.leftOut' })}</Note>}
            {shown.length === 0 ? (
              <Sheet>{formatMessage({ id: 'quoteWhatIf.none' })}</Sheet>
            ) : (
              <Scenarios quote={quote} scenarios={shown} view={view} onChange={change} />
            )}
          </Stack>
        );
      }}
    </LoadedDetail>
  );
}
