import { screen } from '@testing-library/react';
import { aPurchaseApiStub } from '../../features/quote-and-order/testing/aPurchaseApiStub.ts';
import { aSiteList, anAgreement } from '../../features/quote-and-order/testing/someSiteLists.ts';
import { addressesUrl, quoteAndOrderUrl, quotesUrl } from '../server.ts';
import { button, press, tryAgain, type Reader, type Scenario } from './scenario.ts';

const search = '/quote-and-order?searchStep=single';
const configure = '/quote-and-order?siteList=list-1';

const open =
  (path: string) =>
  async ({ render }: Reader) => {
    aPurchaseApiStub({
      list: aSiteList({
        configuration: {
          agreementId: 'FA-2024-117',
          productIds: ['dia-static'],
          capacitiesBps: [200_000_000],
          terms: [36],
          accessTypes: ['fibre'],
        },
      }),
    });
    await render(path, { user: { roles: ['Purchaser'] }, agreements: [anAgreement()] });
  };

const field = ({ say }: Reader) => screen.findByRole('combobox', { name: say('quoteWhere.question') });

async function search3(reader: Reader): Promise<void> {
  const box = await field(reader);
  await reader.user.clear(box);
  await reader.user.type(box, 'nor');
}

async function choose(reader: Reader, name: RegExp): Promise<void> {
  await search3(reader);
  await reader.user.click(await screen.findByRole('option', { name }));
}

/** From an address to the request for prices: pages, sections 3.4.3 to 3.4.6. */
export const quotePurchase: Readonly<Record<string, Scenario>> = {
  suggestAddresses: {
    call: ['get', addressesUrl('/address/suggest')],
    open: open(search),
    send: search3,
    next: tryAgain,
    ownTexts: {
      other: { id: 'quoteWhere.suggestions.failed' },
      unreadable: { id: 'quoteWhere.suggestions.failed' },
    },
  },
  locateAddress: {
    call: ['get', addressesUrl('/address')],
    open: open(search),
    send: (reader) => choose(reader, /^Norra Kajen 2/),
    next: button('quoteWhere.retry'),
    ownTexts: {
      400: {
        id: 'quoteWhere.notFound',
        english: 'The address could not be found, try using a coordinate instead.',
        next: async ({ say }) => screen.findByRole('textbox', { name: say('quoteWhere.latitude') }),
      },
    },
  },
  createSiteList: {
    call: ['post', quoteAndOrderUrl('/planned-customer-site-lists')],
    open: open(search),
    send: (reader) => choose(reader, /Lindholmspiren/),
    next: button('quoteWhere.retry'),
  },
  getSiteList: {
    call: ['get', quoteAndOrderUrl('/planned-customer-site-lists/list-1')],
    open: open(configure),
    next: tryAgain,
    ownTexts: {
      403: { id: 'shell.accessDenied.body', next: async () => screen.findByRole('heading', { level: 1 }) },
      404: {
        id: 'quoteConfigure.gone.title',
        next: async ({ say }) => screen.findByRole('link', { name: say('quotes.tab.site-lists') }),
      },
    },
  },
  updateSiteList: {
    call: ['patch', quoteAndOrderUrl('/planned-customer-site-lists/list-1')],
    open: open(configure),
    send: async (reader) => {
      const box = await screen.findByRole('textbox', { name: new RegExp(reader.say('quoteConfigure.reference')) });
      await reader.user.type(box, 'A');
      await press(reader, 'quoteConfigure.close');
    },
    next: button('quoteConfigure.close'),
    ownTexts: { other: { id: 'quoteConfigure.notSaved' }, unreadable: { id: 'quoteConfigure.notSaved' } },
  },
  listQuotableProducts: {
    call: ['get', quoteAndOrderUrl('/quotable-products')],
    open: open(configure),
    next: tryAgain,
  },
  requestQuote: {
    call: ['post', quotesUrl('/connection-searches')],
    open: open(configure),
    send: (reader) => press(reader, 'quoteConfigure.get'),
    next: button('quoteConfigure.get'),
  },
  estimatePrice: {
    call: ['post', quoteAndOrderUrl('/price-estimates')],
    open: open(configure),
    next: button('quoteConfigure.estimate.again'),
  },
  checkFeasibility: {
    call: ['post', quoteAndOrderUrl('/feasibility-checks')],
    open: open(configure),
    next: button('quoteConfigure.feasibility.again'),
  },
};
