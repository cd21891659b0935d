import { Stepper } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { quoteAndOrderHref } from '../quote-and-order.paths.ts';

/** From an address to an order. `place` says more precisely where: as many steps whichever way is gone. */
const purchaseSteps = ['where', 'place', 'configure', 'quote', 'checkout'] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

/** What the second step is: a building is chosen, there is none to choose, or the rows of a list are checked. */
export type PlaceWay = 'building' | 'noBuilding' | 'rows';

export interface PurchaseStepsProps {
  /** The one that is under way. */
  current: PurchaseStep;
  /** Where those lead that are done; the first leads to the search by itself. */
  hrefs?: Partial<Record<PurchaseStep, string>>;
  /** @default 'building' */
  way?: PlaceWay;
}

/** How far a purchase has come. Those that are done lead back, where there is a way. */
export function PurchaseSteps({ current, hrefs = {}, way = 'building' }: PurchaseStepsProps) {
  const { formatMessage } = useIntl();
  const known: PurchaseStepsProps['hrefs'] = {
    where: quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: way === 'rows' ? 'multi' : 'single' }),
    ...hrefs,
  };
  return (
    <Stepper
      current={purchaseSteps.indexOf(current)}
      steps={purchaseSteps.map((id) => {
        const href = known[id];
        return {
          id,
          label: formatMessage({ id: id === 'place' ? placeTexts[way] : `quotes.step.${id}` }),
          ...(href !== undefined && { href }),
        };
      })}
    />
  );
}

const placeTexts = {
  building: 'quotes.step.building',
  noBuilding: 'quotes.step.noBuilding',
  rows: 'quotes.step.rows',
} as const;
