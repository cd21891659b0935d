import { isOpenAgreement } from '@skerry/contracts';
import { anyOf } from '../../platform/access/access.ts';
import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { quoteAndOrderPath } from './quote-and-order.paths.ts';

/** From an address to a price, an approval and an order. */
export const quoteAndOrderFeature = defineFeature({
  id: 'quote-and-order',
  access: anyOf('OperationResponsible', 'Purchaser', 'QuoteRequester'),
  guard: ({ agreements, isInternal }) => agreements.some((agreement) => isOpenAgreement(agreement, { isInternal })),
  nav: {
    label: 'pages.quoteAndOrder',
    path: quoteAndOrderPath,
    group: 'operations',
    icon: pageIcon('quoteAndOrder'),
    highlight: 'always',
  },
  overview: {
    parts: ['waitingQuotes'],
    texts: ['home'],
    pieces: async () => (await import('./overview.tsx')).quotesOverview,
  },
  routes: [
    {
      path: quoteAndOrderPath,
      title: 'pages.quoteAndOrder',
      texts: ['quotes'],
      page: async () => (await import('./QuoteAndOrderPage.tsx')).QuoteAndOrderPage,
    },
  ],
});
