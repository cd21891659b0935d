// For stories and tests.
import { IconCalendarExclamation } from '@tabler/icons-react';
import type { Step } from './Stepper.tsx';

export const exampleWizard: readonly Step[] = [
  { id: 'where', label: 'Search address', href: '#where' },
  { id: 'building', label: 'Select building', href: '#building' },
  { id: 'product', label: 'Configure product', href: '#product' },
  { id: 'quote', label: 'Quote', href: '#quote' },
  { id: 'checkout', label: 'Checkout', href: '#checkout' },
];

export const exampleTrack: readonly Step[] = [
  { id: 'created', label: 'Created', hint: '14 Oct 2024' },
  { id: 'planning', label: 'Delivery planning', hint: '16 Oct 2024' },
  { id: 'coordinator', label: 'Coordinator confirmed', hint: '29 Oct 2024' },
  { id: 'date', label: 'Delivery date changed', hint: '20 Nov 2024', tone: 'attention', icon: IconCalendarExclamation },
  { id: 'physical', label: 'Physical delivery', hint: 'Planned 12 Dec 2024' },
  { id: 'completed', label: 'Delivery completed', hint: 'After your acceptance' },
];
