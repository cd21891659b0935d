import { screen } from '@testing-library/react';
import { aHandlingApiStub, staff } from '../../features/quote-and-order/testing/aHandlingApiStub.ts';
import { quotesUrl } from '../server.ts';
import { button, expectField, fill, tryAgain, press, type Reader, type Scenario } from './scenario.ts';

const open =
  (path = '') =>
  async ({ render }: Reader) => {
    aHandlingApiStub();
    await render(`/quote-handling${path}`, staff);
  };

/** Quotes that wait for a specialist of the provider's. */
export const quoteHandling: Readonly<Record<string, Scenario>> = {
  listQuotesInHandling: { call: ['get', quotesUrl('/quotes-in-handling')], open: open(), next: tryAgain },
  getQuoteInHandling: {
    call: ['get', quotesUrl('/quotes-in-handling/quote-1')],
    open: open('/quote-1'),
    next: tryAgain,
    ownTexts: {
      404: {
        id: 'quoteHandling.gone.title',
        next: async ({ say }) => screen.findByRole('link', { name: say('quoteHandling.gone.action') }),
      },
    },
  },
  answerAsSpecialist: {
    call: ['post', quotesUrl('/quotes-in-handling/quote-1/answers')],
    open: async (reader) => {
      await open('/quote-1')(reader);
      await fill(reader, { 'quoteHandling.text.answer': 'Yes, with two others.' });
    },
    send: (reader) => press(reader, 'quoteHandling.submit.ANSWER'),
    expectTyped: (reader) => expectField(reader, 'quoteHandling.text.answer', 'Yes, with two others.'),
    next: button('quoteHandling.submit.ANSWER'),
  },
};
