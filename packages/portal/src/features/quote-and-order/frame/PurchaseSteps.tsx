import { Stepper } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { quoteAndOrderHref } from '../quote-and-order.paths.ts';

/** From an address to an order. */
export const purchaseSteps = ['where', 'building', 'configure', 'quote', 'checkout'] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

export interface PurchaseStepsProps {
  /** The one that is under way. */
  current: PurchaseStep;
  /** Where those lead that are done; the first leads to the search by itself. */
  hrefs?: Partial<Record<PurchaseStep, string>>;
  /** Of several addresses, and of one that has no buildings, none is chosen. @default true */
  hasBuilding?: boolean;
}

/** How far a purchase has come. Those that are done lead back, where there is a way. */
export function PurchaseSteps({ current, hrefs = {}, hasBuilding = true }: PurchaseStepsProps) {
  const { formatMessage } = useIntl();
  const known: PurchaseStepsProps['hrefs'] = {
    where: quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'single' }),
    ...hrefs,
  };
  const steps = purchaseSteps.filter((step) => hasBuilding || step !== 'building');
  return (
    <Stepper
      current={steps.indexOf(current)}
      steps={steps.map((id) => {
        const href = known[id];
        return { id, label: formatMessage({ id: `quotes.step.${id}` }), ...(href !== undefined && { href }) };
      })}
    />
  );
}
