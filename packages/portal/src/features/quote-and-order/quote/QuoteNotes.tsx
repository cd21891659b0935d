import type { Quote } from '@skerry/contracts';
import { Button, Inline, Link, Note } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { orderedOrderHref, quoteHref, siteListHref } from '../quote-and-order.paths.ts';
import { noPriceWord } from '../../../platform/quotes/quote-words.ts';

/** How a quote stands where that needs a sentence, with the way on. */
export function QuoteNotes({ quote, onAskSpecialist }: { quote: Quote; onAskSpecialist: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { status, sites, approvalStatus, renewedBy, renewalOf, actions, waitsFor, events, siteListId } = quote;
  const orderIds = [...new Set(sites.flatMap((site) => site.prices.flatMap(({ orderId }) => orderId ?? [])))];
  const said = events.find((event) => event.status === status)?.text ?? '';
  const [code] = new Set(sites.flatMap((site) => site.prices.flatMap((price) => price.code ?? [])));
  const whyNot = code === undefined ? '' : noPriceWord(intl, code);
  const askSpecialist = actions.includes('manualHandling') && (
    <Button size="small" onClick={onAskSpecialist}>
      {formatMessage({ id: 'quote.manual.open' })}
    </Button>
  );
  const linkTo = (href: string, text: string) => (
    <Link href={href} variant="action">
      {text}
    </Link>
  );
  const notes: ReactNode[] = [];
  if (status === 'NO_SOLUTION')
    notes.push(
      <Note
        key="none"
        tone="critical"
        action={
          <Inline gap={8}>
            {siteListId !== null && (
              <Button size="small" href={siteListHref(siteListId)}>
                {formatMessage({ id: 'quote.again' })}
              </Button>
            )}
            {askSpecialist}
          </Inline>
        }
      >
        {said === '' ? [whyNot, formatMessage({ id: 'quote.note.noSolution' })].filter(Boolean).join('. ') : said}
      </Note>,
    );
  if (status === 'PRESALE_REQUESTED')
    notes.push(<Note key="presale">{said === '' ? formatMessage({ id: 'quote.note.presale' }) : said}</Note>);
  if (status === 'ESTIMATED')
    notes.push(
      <Note key="estimated" action={askSpecialist}>
        {formatMessage({ id: 'quote.note.estimated' })}
      </Note>,
    );
  if (orderIds.length > 0)
    notes.push(
      <Note
        key="ordered"
        tone="positive"
        action={
          orderIds.length === 1 &&
          linkTo(orderedOrderHref(orderIds[0] ?? ''), formatMessage({ id: 'quote.note.openOrder' }))
        }
      >
        {formatMessage({ id: 'quote.note.ordered' }, { count: orderIds.length })}
      </Note>,
    );
  if (approvalStatus === 'PENDING' && waitsFor !== 'approval')
    notes.push(<Note key="approval">{formatMessage({ id: 'quote.note.approval' })}</Note>);
  if (renewedBy !== null)
    notes.push(
      <Note key="renewed" action={linkTo(quoteHref(renewedBy), formatMessage({ id: 'quote.note.openNew' }))}>
        {formatMessage({ id: 'quote.note.renewed' })}
      </Note>,
    );
  if (renewalOf !== null)
    notes.push(
      <Note key="renewal" action={linkTo(quoteHref(renewalOf), formatMessage({ id: 'quote.note.openOld' }))}>
        {formatMessage({ id: 'quote.note.renewal' })}
      </Note>,
    );
  return notes;
}
