import { Sheet } from '@skerry/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { UnsavedForms } from '../../platform/unsaved-changes/UnsavedForms.tsx';
import { StepPageShape } from './frame/StepShape.tsx';
import { useStepFocus } from './frame/usePurchaseFocus.ts';
import { orderedHref, quoteAndOrderPath } from './quote-and-order.paths.ts';
import { correctedQuery, readPlace, type QuotePlace, type QuoteTab } from './quotePlace.ts';
import type { StepProps } from './stepProps.ts';
import { useOnlyOrders } from './useOnlyOrders.ts';

const steps: { readonly [Step in Exclude<QuotePlace['step'], 'LISTS'>]: Part<StepProps<Step>> } = {
  SEARCH_ADDRESS: {
    texts: ['quote-where', 'quote-words', 'services-map', 'ui-form'],
    component: async () => (await import('./where/WherePage.tsx')).WherePage,
  },
  SELECT_BUILDING: {
    texts: ['quote-where', 'quote-words', 'services-map', 'ui-form'],
    component: async () => (await import('./where/BuildingPage.tsx')).BuildingPage,
  },
  CONFIGURE_PRODUCT: {
    texts: ['quote-configure', 'freeze', 'form', 'validation', 'ui-form'],
    component: async () => (await import('./configure/ConfigurePage.tsx')).ConfigurePage,
  },
  DISPLAY_QUOTE: {
    texts: ['detail', 'quote-details', 'quote-words', 'quote-actions', 'order-words', 'form', 'validation'],
    component: async () => (await import('./quote/QuotePage.tsx')).QuotePage,
  },
  WHAT_IF: {
    texts: ['detail', 'quote-what-if', 'quote-words', 'quote-details', 'order-words', 'form'],
    component: async () => (await import('./what-if/WhatIfPage.tsx')).WhatIfPage,
  },
  COMPARE: {
    texts: ['detail', 'quote-words', 'quote-compare', 'order-words'],
    component: async () => (await import('./compare/ComparePage.tsx')).ComparePage,
  },
  DISPLAY_APPROVAL: {
    texts: [
      'quote-approvals',
      'quote-refused',
      'quote-words',
      'order-words',
      'detail',
      'form',
      'validation',
      'ui-form',
    ],
    component: async () => (await import('./approvals/ApprovalPage.tsx')).ApprovalPage,
  },
  DISPLAY_ORDER: {
    texts: ['detail', 'order-words', 'quote-orders', 'quote-words'],
    component: async () => (await import('./ordered/OrderedPage.tsx')).OrderedPage,
  },
  CHECKOUT: {
    texts: [
      'quote-checkout',
      'quote-refused',
      'quote-words',
      'installation-contact',
      'order-words',
      'detail',
      'freeze',
      'form',
      'validation',
      'ui-form',
    ],
    component: async () => (await import('./checkout/CheckoutPage.tsx')).CheckoutPage,
  },
};
/** The same step for several addresses: the page of one is not to fetch all that a list of them needs. */
const many: Part<StepProps<'SEARCH_ADDRESS'>> = {
  texts: [
    'quote-where',
    'quote-words',
    'quote-many',
    'installation-contact',
    'form',
    'validation',
    'services-map',
    'ui-form',
    'ui-files',
  ],
  component: async () => (await import('./many/ManyPage.tsx')).ManyPage,
};
const lists: Readonly<Record<QuoteTab, Part<object>>> = {
  quotes: {
    texts: ['quote-list', 'quote-words', 'quote-actions'],
    component: async () => (await import('./list/QuotesTab.tsx')).QuotesTab,
  },
  orders: {
    texts: ['order-words', 'quote-orders', 'quote-words'],
    component: async () => (await import('./ordered/OrdersTab.tsx')).OrdersTab,
  },
  'site-lists': {
    texts: ['site-lists', 'form', 'validation'],
    component: async () => (await import('./site-lists/SiteListsTab.tsx')).SiteListsTab,
  },
  approvals: {
    texts: ['quote-approvals', 'quote-words'],
    component: async () => (await import('./approvals/ApprovalsTab.tsx')).ApprovalsTab,
  },
};

/** Another price of what is being ordered, or looked at: forms stay. */
const staysWith = ['line', 'price', 'show'];

/** The step of the purchase, or the list, that the address names. */
export function QuoteAndOrderPage() {
  const [query] = useSearchParams();
  const isOnlyOrders = useOnlyOrders();
  const place = readPlace(query);
  // Such a company sees what it has ordered, whatever the address asks for.
  const isOpen = place.step === 'DISPLAY_ORDER' || (place.step === 'LISTS' && place.tab === 'orders');
  if (isOnlyOrders && !isOpen) return <Navigate replace to={orderedHref} />;
  const corrected = correctedQuery(query);
  if (corrected) return <Navigate replace to={{ pathname: quoteAndOrderPath, search: corrected.toString() }} />;
  // Each step begins anew, with nothing of the one before; the same step of another thing, too.
  return <UnsavedForms ignoredNames={staysWith}>{<Place key={keyOf(place)} place={place} />}</UnsavedForms>;
}

function Place({ place }: { place: QuotePlace }) {
  const part = partOf(place);
  const { Component } = useRequiredComponent(part as Part<{ place: QuotePlace }>);
  useStepFocus(place.step !== 'LISTS');
  return Component ? <Component place={place} /> : place.step === 'LISTS' ? <Sheet aria-busy /> : <StepPageShape />;
}

function partOf(place: QuotePlace) {
  if (place.step === 'LISTS') return lists[place.tab];
  return place.step === 'SEARCH_ADDRESS' && place.mode === 'multi' ? many : steps[place.step];
}

function keyOf(place: QuotePlace): string {
  switch (place.step) {
    case 'LISTS':
      return place.tab;
    case 'SEARCH_ADDRESS':
      return `${place.step} ${place.mode} ${place.listId ?? ''}`;
    case 'CONFIGURE_PRODUCT':
      return place.siteListId;
    case 'DISPLAY_QUOTE':
    case 'CHECKOUT':
      return `${place.step} ${place.quoteId}`;
    case 'WHAT_IF':
      return `${place.step} ${place.quoteId}`;
    case 'COMPARE':
      return place.quoteIds.join();
    case 'DISPLAY_APPROVAL':
      return place.approvalId;
    case 'DISPLAY_ORDER':
      return place.orderId;
    default:
      return place.step;
  }
}
