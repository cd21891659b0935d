import { Sheet } from '@skerry/ui';
import { useSearchParams } from 'react-router-dom';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { UnsavedForms } from '../../platform/unsaved-changes/UnsavedForms.tsx';
import { readPlace, type QuotePlace, type QuoteTab } from './quotePlace.ts';

/** What a step of the purchase is given: its place. */
export interface StepProps<Step extends QuotePlace['step']> {
  place: Extract<QuotePlace, { step: Step }>;
}

const steps: { readonly [Step in Exclude<QuotePlace['step'], 'LISTS'>]: Part<StepProps<Step>> } = {
  SEARCH_ADDRESS: { texts: [], component: async () => (await import('./where/WherePage.tsx')).WherePage },
  SELECT_BUILDING: { texts: [], component: async () => (await import('./where/BuildingPage.tsx')).BuildingPage },
  CONFIGURE_PRODUCT: {
    texts: [],
    component: async () => (await import('./configure/ConfigurePage.tsx')).ConfigurePage,
  },
  DISPLAY_QUOTE: { texts: [], component: async () => (await import('./quote/QuotePage.tsx')).QuotePage },
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
  DISPLAY_ORDER: { texts: [], component: async () => (await import('./ordered/OrderedPage.tsx')).OrderedPage },
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
const lists: Readonly<Record<QuoteTab, Part<object>>> = {
  quotes: { texts: ['list'], component: async () => (await import('./list/QuotesTab.tsx')).QuotesTab },
  orders: { texts: ['list'], component: async () => (await import('./ordered/OrdersTab.tsx')).OrdersTab },
  'site-lists': {
    texts: ['list'],
    component: async () => (await import('./site-lists/SiteListsTab.tsx')).SiteListsTab,
  },
  approvals: {
    texts: ['list', 'quote-approvals', 'quote-words'],
    component: async () => (await import('./approvals/ApprovalsTab.tsx')).ApprovalsTab,
  },
};

/** The step of the purchase, or the list, that the address names. */
export function QuoteAndOrderPage() {
  const [query] = useSearchParams();
  const place = readPlace(query);
  // Each step begins anew, with nothing of the one before; the same step of another thing, too.
  return <UnsavedForms>{<Place key={keyOf(place)} place={place} />}</UnsavedForms>;
}

function Place({ place }: { place: QuotePlace }) {
  const part = place.step === 'LISTS' ? lists[place.tab] : steps[place.step];
  const { Component } = useRequiredComponent(part as Part<{ place: QuotePlace }>);
  return Component ? <Component place={place} /> : <Sheet aria-busy />;
}

function keyOf(place: QuotePlace): string {
  switch (place.step) {
    case 'LISTS':
      return place.tab;
    case 'CONFIGURE_PRODUCT':
      return place.siteListId;
    case 'DISPLAY_QUOTE':
    case 'CHECKOUT':
      return `${place.step} ${place.quoteId}`;
    case 'DISPLAY_APPROVAL':
      return place.approvalId;
    case 'DISPLAY_ORDER':
      return place.orderId;
    default:
      return place.step;
  }
}
