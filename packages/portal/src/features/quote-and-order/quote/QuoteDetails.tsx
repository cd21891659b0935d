import type { Quote, QuoteSite } from '@skerry/contracts';
import { Button, Grid, Sheet, Text } from '@skerry/ui';
import { IconArrowsSplit2, IconCopy, IconFileTypePdf, IconTrash, IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { useDuplicateQuotes } from '../list/useDuplicateQuotes.ts';
import { quotesHref, whatIfHref } from '../quote-and-order.paths.ts';
import { useQuotePdf } from '../useQuotePdf.ts';
import { useShareQuote } from '../useShareQuote.ts';
import { ChoiceSheet } from './choose/ChoiceSheet.tsx';
import type { PriceExplanationProps } from './choose/PriceExplanation.tsx';
import { isChoosable } from './choose/priceChoice.ts';
import { priceAt } from './choose/priceMatrix.ts';
import { PriceMatrix } from './choose/PriceMatrix.tsx';
import { PricingProgress } from './PricingProgress.tsx';
import { QuoteAside } from './QuoteAside.tsx';
import { QuoteFigures } from './QuoteFigures.tsx';
import { QuoteNotes } from './QuoteNotes.tsx';
import { QuoteQuestions } from './requests/QuoteQuestions.tsx';
import { QuoteOptions } from '../words/QuoteOptions.tsx';
import { QuoteSites } from './choose/QuoteSites.tsx';
import { QuoteTerms } from './QuoteTerms.tsx';
import type { QuoteTextDialogProps } from './requests/QuoteTextDialog.tsx';
import { quoteFormId } from './requests/quoteText.ts';
import { QuoteWaiting } from './requests/QuoteWaiting.tsx';
import { QuoteBar } from './choose/QuoteBar.tsx';
import { useChoiceInAddress } from './choose/useChoiceInAddress.ts';
import { useQuoteHead } from './useQuoteHead.tsx';
import { useQuoteProgress } from './useQuoteProgress.ts';
import { useWithdrawal } from './requests/useWithdrawal.tsx';

const askDialog: Part<QuoteTextDialogProps> = {
  texts: ['form', 'validation', 'ui-form'],
  component: async () => (await import('./requests/QuoteTextDialog.tsx')).AskDialog,
};
const manualDialog: Part<QuoteTextDialogProps> = {
  texts: ['form', 'validation', 'ui-form'],
  component: async () => (await import('./requests/QuoteTextDialog.tsx')).ManualDialog,
};
const explanation: Part<PriceExplanationProps> = {
  texts: [],
  component: async () => (await import('./choose/PriceExplanation.tsx')).PriceExplanation,
};

interface QuoteDetailsProps {
  quote: Quote;
  /** The quote has gone on meanwhile: asks for it again. */
  onOutdated: () => void;
}

/** A quote that was found. */
export function QuoteDetails({ quote, onOutdated }: QuoteDetailsProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const head = useQuoteHead()(quote);
  const share = useShareQuote();
  const pdf = useQuotePdf();
  const duplicates = useDuplicateQuotes();
  const isWorking = quote.status === 'REGISTERED' || quote.status === 'IN_PROGRESS';
  const progress = useQuoteProgress(quote.id, isWorking, onOutdated);
  const { choice, onChoose, mode, onMode } = useChoiceInAddress(quote);
  const ask = useLazyDialog(askDialog, quoteFormId('ask', quote.id));
  const manual = useLazyDialog(manualDialog, quoteFormId('manual', quote.id));
  const explain = useLazyDialog(explanation);
  const [explained, setExplained] = useState<QuoteSite>();
  const withdrawal = useWithdrawal(() => void navigate(quotesHref));
  const may = (action: string) => quote.actions.includes(action);
  const [only] = quote.sites;
  const explainedPrice = explained && priceAt(explained, choice.get(explained.id));
  const dialog = { quote, onOutdated };
  const explainPriceOf = (site: QuoteSite | undefined) => {
    setExplained(site);
    explain.open();
  };
  // In one column it follows what is chosen from.
  const hasSide = useIsAtLeast('large');
  // On a phone it would push down what the page is about.
  const hasPdfButton = useIsAtLeast('medium') && quote.prices.priced > 0;
  const isPriced = quote.prices.priced > 0 || isWorking;

  const chosen = (
    <ChoiceSheet
      quote={quote}
      choice={choice}
      onExplain={() => explainPriceOf(only)}
      onAskFirm={manual.open}
      hasOrder={hasSide}
    />
  );

  return (
    <>
      <DetailPage
        {...head}
        {...(hasPdfButton && {
          actions: (
            <Button
              icon={IconFileTypePdf}
              isLoading={pdf.isPending}
              loadingText={formatMessage({ id: 'quote.pdf.open' })}
              onClick={() => pdf.start(quote.id)}
            >
              {formatMessage({ id: 'quote.pdf.open' })}
            </Button>
          ),
        })}
        more={[
          {
            items: [
              ...(may('manualHandling')
                ? [{ label: formatMessage({ id: 'quote.manual.open' }), icon: IconUserQuestion, onSelect: manual.open }]
                : []),
              {
                label: formatMessage({ id: 'quote.duplicate' }),
                icon: IconCopy,
                onSelect: () => duplicates.start([quote.id]),
              },
              ...(quote.prices.priced > 1
                ? [
                    {
                      label: formatMessage({ id: 'quote.whatIf.open' }),
                      icon: IconArrowsSplit2,
                      href: whatIfHref(quote.id),
                    },
                  ]
                : []),
              ...(hasPdfButton ? [] : pdf.itemsFor(quote)),
              share,
            ],
          },
          {
            items: may('withdraw')
              ? [
                  {
                    label: formatMessage({ id: 'quote.withdraw.open' }),
                    icon: IconTrash,
                    isDestructive: true,
                    onSelect: () => withdrawal.ask(quote),
                  },
                ]
              : [],
          },
        ]}
        waiting={
          <>
            <QuoteWaiting quote={quote} onOutdated={onOutdated} />
            <QuoteNotes quote={quote} onAskSpecialist={manual.open} />
            {isWorking && <PricingProgress quote={quote} progress={progress} />}
          </>
        }
        figures={<QuoteFigures quote={quote} />}
        side={
          <>
            {hasSide && chosen}
            <QuoteAside quote={quote} />
          </>
        }
      >
        {isPriced && <PriceMatrix quote={quote} choice={choice} onChoose={onChoose} mode={mode} onMode={onMode} />}
        {quote.siteCount > 1 && (
          <QuoteSites quote={quote} choice={choice} onChoose={onChoose} onExplain={explainPriceOf} />
        )}
        {!hasSide && chosen}
        <QuoteOptions quote={quote} />
        {quote.note !== '' && (
          <Sheet title={formatMessage({ id: 'quote.note.title' })}>
            <Text as="p" style={{ margin: 0, whiteSpace: 'pre-line' }}>
              {quote.note}
            </Text>
          </Sheet>
        )}
        {quote.prices.priced > 0 ? (
          <Grid columns={{ extraSmall: 1, extraLarge: 2 }}>
            <QuoteTerms quote={quote} />
            <QuoteQuestions quote={quote} onAsk={ask.open} />
          </Grid>
        ) : (
          <QuoteQuestions quote={quote} onAsk={ask.open} />
        )}
      </DetailPage>
      {!hasSide && <QuoteBar quote={quote} choice={choice} />}
      {ask.Dialog && <ask.Dialog {...dialog} onClose={ask.close} />}
      {manual.Dialog && <manual.Dialog {...dialog} onClose={manual.close} />}
      {explain.Dialog && explained && isChoosable(explainedPrice) && (
        <explain.Dialog quote={quote} site={explained} price={explainedPrice} onClose={explain.close} />
      )}
      {withdrawal.dialog}
    </>
  );
}
