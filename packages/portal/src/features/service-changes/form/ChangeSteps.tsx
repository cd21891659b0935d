import { Stepper } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';

export interface ChangeStepsProps {
  change: ServiceChangeKind;
  /** Where another change is chosen. */
  kindHref: string;
  /** Where what is changed can be said, once it can. */
  changeHref?: string;
  /** @default false */
  isLast?: boolean;
}

/** The way from the choice of a change to its order. */
export function ChangeSteps({ change, kindHref, changeHref, isLast = false }: ChangeStepsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stepper
      current={isLast ? 2 : 1}
      steps={[
        { id: 'kind', label: formatMessage({ id: 'serviceChange.step.kind' }), href: kindHref },
        {
          id: 'change',
          label: formatMessage({ id: `serviceChange.step.${change}` }),
          ...(changeHref !== undefined && { href: changeHref }),
        },
        {
          id: 'checkout',
          label: formatMessage({
            id: change === 'terminate' ? 'serviceChange.step.review' : 'serviceChange.step.checkout',
          }),
        },
      ]}
    />
  );
}
