import { anyOf } from '../../platform/access/access.ts';
import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { agreementsPath, priceRulesPath } from './price-rules.paths.ts';

/** Prices and agreements, as administrators of the provider's keep them. Who acts as a customer's user sees what that user sees. */
export const priceRulesFeature = defineFeature({
  id: 'price-rules',
  access: anyOf('cp-admins'),
  guard: ({ isInternal, isActing }) => isInternal && !isActing,
  nav: { label: 'pages.priceRules', path: priceRulesPath, group: 'more', icon: pageIcon('priceRules') },
  routes: [
    {
      path: priceRulesPath,
      title: 'pages.priceRules',
      texts: ['price-rules', 'quote-words', 'detail', 'form', 'validation', 'ui-form', 'ui-dates'],
      page: async () => (await import('./PriceRulesPage.tsx')).PriceRulesPage,
    },
    {
      path: agreementsPath,
      title: 'pages.agreements',
      texts: ['price-rules', 'quote-words', 'form', 'validation', 'ui-form', 'ui-dates'],
      page: async () => (await import('./AgreementsPage.tsx')).AgreementsPage,
    },
  ],
});
