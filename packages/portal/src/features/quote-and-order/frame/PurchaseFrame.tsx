import { PageHeader, Stack } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { quotesHref } from '../quote-and-order.paths.ts';
import { PurchaseSteps, type PurchaseStepsProps } from './PurchaseSteps.tsx';
import { usePurchaseFocus } from './usePurchaseFocus.ts';

export interface PurchaseFrameProps {
  steps: PurchaseStepsProps;
  /** @default "Quote and order" */
  title?: ReactNode;
  /** Buttons of the head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A step of the purchase: the way to the quotes that are there, title, how far one has come, and the step itself. */
export function PurchaseFrame({ steps, title, actions, children }: PurchaseFrameProps) {
  const { formatMessage } = useIntl();
  const heading = usePurchaseFocus();
  return (
    <Stack>
      <PageHeader
        headingRef={heading}
        back={{ href: quotesHref, label: formatMessage({ id: 'quotes.tab.quotes' }) }}
        title={title ?? formatMessage({ id: 'pages.quoteAndOrder' })}
        actions={actions}
      />
      <Stack gap={20}>
        <PurchaseSteps {...steps} />
        {children}
      </Stack>
    </Stack>
  );
}
