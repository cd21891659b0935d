import { Note } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import type { CountryFreeze } from '../../../platform/freeze-periods/useFreezePeriods.ts';

/** Says when nothing is changed in the network next, so that nobody waits for a delivery in vain. */
export function FreezeWarning({ freezes }: { freezes: readonly CountryFreeze[] }) {
  const { today } = useToday();
  const next = freezes.find(({ to }) => to >= today);
  if (next === undefined) return null;
  return (
    <Note tone="attention">
      <FormattedMessage
        id="serviceChange.freeze"
        values={{ name: next.name, from: <Day value={next.from} />, to: <Day value={next.to} /> }}
      />
    </Note>
  );
}
