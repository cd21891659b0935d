import { useIntl } from 'react-intl';
import type { CountryFreeze } from '../../../platform/freeze-periods/namedFreezes.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import type { WantedService } from '../changeTarget.ts';
import { AgreementChoice } from './AgreementChoice.tsx';
import { CapacityScale } from './CapacityScale.tsx';
import { AddonChoice, ReplacementChoice, type ChoiceProps } from './ChangeChoice.tsx';
import { ChangedService } from './ChangedService.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { RowsSheet } from './ChangeRow.styles.ts';
import { RenegotiationChoice } from './RenegotiationChoice.tsx';
import { MoveChoice } from '../move/MoveChoice.tsx';
import { WantedDay } from './WantedDay.tsx';

export interface ChoiceStepProps extends ChoiceProps {
  change: ServiceChangeKind;
  freezes: readonly CountryFreeze[];
  /** Where the change is for one service. */
  service: WantedService['service'] | undefined;
}

/** What is changed, for how long, and when. */
export function ChoiceStep({ change, freezes, service, ...given }: ChoiceStepProps) {
  const { formatMessage } = useIntl();
  return (
    <RowsSheet padding="none">
      {service && <ChangedService change={change} service={service} />}
      {change === 'upgrade' && (
        <>
          <CapacityScale {...given} />
          <AgreementChoice {...given} />
        </>
      )}
      {change === 'addon' && (
        <ChangeRow title={formatMessage({ id: 'serviceChange.addons' })}>
          <AddonChoice {...given} />
        </ChangeRow>
      )}
      {change === 'replace' && (
        <ChangeRow
          title={formatMessage({ id: 'serviceChange.product' })}
          hint={formatMessage({ id: 'serviceChange.replace.binding' })}
        >
          <ReplacementChoice {...given} />
        </ChangeRow>
      )}
      {change === 'renegotiate' && <RenegotiationChoice {...given} />}
      {change === 'move' && <MoveChoice {...given} />}
      <WantedDay change={change} {...given} freezes={freezes} />
    </RowsSheet>
  );
}
