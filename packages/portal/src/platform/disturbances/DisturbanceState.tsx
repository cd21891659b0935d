import { StatusLabel } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { stateLook } from './disturbanceLooks.ts';
import { stateWord } from './disturbanceWords.ts';

/** How far a disturbance or a planned work is. */
export function DisturbanceState({ state, variant = 'plain' }: { state: string; variant?: 'plain' | 'flag' }) {
  const intl = useIntl();
  return (
    <StatusLabel {...stateLook(state)} variant={variant}>
      {stateWord(intl, state)}
    </StatusLabel>
  );
}
