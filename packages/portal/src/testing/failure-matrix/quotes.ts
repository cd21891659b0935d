import { screen, within } from '@testing-library/react';
import { anAgreement, aQuote } from '../../features/quote-and-order/testing/aQuote.ts';
import { aQuotesApiStub } from '../../features/quote-and-order/testing/aQuotesApiStub.ts';
import { placedOrdersUrl, quotesUrl } from '../server.ts';
import { button, choose, expectField, fill, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const requester = { user: { roles: ['QuoteRequester'] }, agreements: [anAgreement] };
const quoteUrl = (path = '') => quotesUrl(`/connection-searches/quote-1${path}`);

const open =
  (query: string, quotes = [aQuote()]) =>
  async ({ render }: Reader) => {
    aQuotesApiStub(quotes);
    await render(`/quote-and-order?${query}`, requester);
  };
const openQuote = async (reader: Reader, quote = aQuote()) => {
  await open('quote=quote-1', [quote])(reader);
  await screen.findByRole('heading', { level: 1 });
};
const expired = () => aQuote({ status: 'RENEW_ACCESSONLINE', actions: ['renew'], waitsFor: 'renewal', questions: [] });

/** Quotes: pages, sections 3.4.7 and 3.4.8. */
export const quotes: Readonly<Record<string, Scenario>> = {
  listQuotes: { call: ['get', quotesUrl('/connection-searches')], open: open('tab=quotes'), next: tryAgain },
  getQuote: {
    call: ['get', quoteUrl()],
    open: open('quote=quote-1'),
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'quote.gone.title',
        next: async ({ say }) => screen.findByRole('link', { name: say('quote.gone.action') }),
      },
    },
  },
  getQuoteDocument: {
    call: ['get', quoteUrl('/document')],
    open: openQuote,
    send: (reader) => press(reader, 'quote.pdf.open'),
    next: button('quote.pdf.open'),
    ownTexts: { other: { id: 'quote.pdf.failed' } },
    anotherThing: null,
  },
  getQuoteDocuments: {
    call: ['get', quotesUrl('/connection-searches/documents')],
    open: async (reader) => {
      await open('tab=quotes')(reader);
      await reader.user.click(await screen.findByRole('checkbox', { name: /Q-88238/ }));
    },
    send: async ({ user, say }) => {
      await user.click(await screen.findByRole('button', { name: say('quotes.pdfs', { count: '1' }) }));
    },
    next: async ({ say }) => screen.findByRole('button', { name: say('quotes.pdfs', { count: '1' }) }),
    ownTexts: { other: { id: 'quote.pdf.allFailed' } },
    anotherThing: null,
  },
  duplicateQuote: {
    call: ['post', quoteUrl('/duplicates')],
    open: async (reader) => {
      await open('tab=quotes')(reader);
      await reader.user.click(await screen.findByRole('checkbox', { name: /Q-88238/ }));
    },
    send: (reader) => press(reader, 'quotes.duplicate'),
    next: button('quotes.duplicate'),
    anotherThing: null,
  },
  withdrawQuote: {
    call: ['delete', quoteUrl()],
    open: async (reader) => {
      await openQuote(reader);
      await choose(reader, 'ui.pageHeader.more', 'quote.withdraw.open');
    },
    send: async (reader) => {
      const question = within(await screen.findByRole('alertdialog'));
      await reader.user.click(question.getByRole('button', { name: reader.say('quote.withdraw.submit') }));
    },
    next: button('quote.withdraw.submit'),
    anotherThing: null,
  },
  renewQuote: {
    call: ['post', quoteUrl('/renewals')],
    open: (reader) => openQuote(reader, expired()),
    send: (reader) => press(reader, 'quote.renew.submit'),
    next: button('quote.renew.submit'),
  },
  askAboutQuote: {
    call: ['post', quoteUrl('/questions')],
    open: async (reader) => {
      await openQuote(reader, aQuote({ questions: [] }));
      await press(reader, 'quote.ask.open');
      await fill(reader, { 'quote.ask.text': 'Is IPv6 included?' });
    },
    send: (reader) => press(reader, 'quote.ask.submit'),
    expectTyped: (reader) => expectField(reader, 'quote.ask.text', 'Is IPv6 included?'),
    next: button('quote.ask.submit'),
  },
  answerQuoteQuestion: {
    call: ['post', quoteUrl('/questions/question-1/answers')],
    open: async (reader) => {
      await openQuote(reader);
      await fill(reader, { 'quote.answer.text': 'One free duct.' });
    },
    send: (reader) => press(reader, 'quote.answer.submit'),
    expectTyped: (reader) => expectField(reader, 'quote.answer.text', 'One free duct.'),
    next: button('quote.answer.submit'),
  },
  sendQuoteToManualHandling: {
    call: ['post', quoteUrl('/manual-handling')],
    open: async (reader) => {
      await openQuote(reader, aQuote({ questions: [] }));
      await choose(reader, 'ui.pageHeader.more', 'quote.manual.open');
      await fill(reader, { 'quote.manual.text': 'A firm price.' });
    },
    send: (reader) => press(reader, 'quote.manual.submit'),
    expectTyped: (reader) => expectField(reader, 'quote.manual.text', 'A firm price.'),
    next: button('quote.manual.submit'),
  },
  listPlacedOrders: { call: ['get', placedOrdersUrl('/orders')], open: open('tab=orders'), next: tryAgain },
  getPlacedOrder: {
    call: ['get', placedOrdersUrl('/orders/order-1')],
    open: open('order=order-1'),
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'quoteOrder.gone.title',
        next: async ({ say }) => screen.findByRole('link', { name: say('quoteOrder.gone.action') }),
      },
    },
  },
};
