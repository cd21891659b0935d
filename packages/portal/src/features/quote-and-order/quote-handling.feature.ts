import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { handledQuotePattern, quoteHandlingPath } from './quote-handling.paths.ts';

/** What waits for the provider's specialists. Theirs alone: who acts as a customer's user sees what that user sees. */
export const quoteHandlingFeature = defineFeature({
  id: 'quote-handling',
  guard: ({ isInternal, isActing }) => isInternal && !isActing,
  nav: {
    label: 'pages.quoteHandling',
    path: quoteHandlingPath,
    group: 'operations',
    icon: pageIcon('quoteHandling'),
    highlight: 1,
  },
  routes: [
    {
      path: quoteHandlingPath,
      title: 'pages.quoteHandling',
      texts: ['quote-handling', 'quote-words', 'ui-form'],
      page: async () => (await import('./handling/HandlingPage.tsx')).HandlingPage,
    },
    {
      path: handledQuotePattern,
      title: 'pages.quoteHandling',
      texts: [
        'quote-handling',
        'quote-words',
        'quote-details',
        'quote-actions',
        'order-words',
        'detail',
        'form',
        'validation',
        'ui-form',
      ],
      page: async () => (await import('./handling/HandledQuotePage.tsx')).HandledQuotePage,
    },
  ],
});
