import { freezesDuring } from '@skerry/contracts';
import { DateTime, DatePicker, IconButton, Inline, Note, RadioGroup, Stack } from '@skerry/ui';
import { TimePicker } from '@skerry/ui/experimental';
import { IconSnowflake, IconX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useToday } from '../../../platform/format/useToday.ts';
import { useNetworkFreezes } from '../operational-status.queries.ts';
import type { ReadWindow, TypedWindow } from './wantedWindows.ts';

export interface WantedWindowFieldsProps {
  number: number;
  window: TypedWindow;
  read: ReadWindow;
  /** The time that is meant in the hour that comes twice. */
  choice: string | undefined;
  countries: readonly string[];
  isPending: boolean;
  onChange: (part: Partial<TypedWindow>) => void;
  onChoose: (choice: string) => void;
  onRemove?: () => void;
}

/** A day with two times, and what is to be known about it: that it lies in a freeze, or that its hour comes twice. */
export function WantedWindowFields(props: WantedWindowFieldsProps) {
  const { number, window, read, choice, countries, isPending, onChange, onChoose, onRemove } = props;
  const { formatMessage } = useIntl();
  const { today } = useToday();
  const { freezes } = useNetworkFreezes();
  const ofCountries = freezes.filter((freeze) => freeze.countries.some((each) => countries.includes(each)));
  const found =
    window.day === ''
      ? []
      : countries.flatMap((country) => freezesDuring({ from: window.day, to: window.day }, freezes, country));
  const [freeze] = found;
  const { fault, choices = [] } = read;
  const isTwice = choices.length > 0 && fault !== 'missingTime';
  return (
    <Stack gap={8}>
      <Inline align="end" gap={8}>
        <DatePicker
          label={formatMessage({ id: 'disturbancePage.date.day' }, { number })}
          value={window.day}
          min={today}
          freezePeriods={ofCountries}
          isFreezeSelectable
          onValueChange={(day) => onChange({ day })}
          readOnly={isPending}
          required
        />
        <TimePicker
          label={formatMessage({ id: 'disturbancePage.date.from' })}
          value={window.from}
          onValueChange={(from) => onChange({ from })}
          readOnly={isPending}
          required
        />
        <TimePicker
          label={formatMessage({ id: 'disturbancePage.date.to' })}
          value={window.to}
          onValueChange={(to) => onChange({ to })}
          readOnly={isPending}
          required
        />
        {onRemove && (
          <IconButton
            icon={IconX}
            variant="ghost"
            label={formatMessage({ id: 'disturbancePage.date.remove' }, { number })}
            disabled={isPending}
            onClick={onRemove}
          />
        )}
      </Inline>
      {/* There all along: only what changes in it is announced. */}
      <div role="status">
        {freeze !== undefined && (
          <Note tone="limit" icon={IconSnowflake}>
            {formatMessage({ id: 'disturbancePage.date.freeze' }, { name: freeze.name })}
          </Note>
        )}
        {fault !== undefined && fault !== 'ambiguousTime' && (
          <Note tone="critical">{formatMessage({ id: `disturbancePage.date.fault.${fault}` })}</Note>
        )}
      </div>
      {isTwice && (
        <RadioGroup
          label={formatMessage({ id: 'disturbancePage.date.which' })}
          orientation="vertical"
          options={choices.map((value) => ({
            value,
            label: <DateTime value={value} format="dateTime" />,
          }))}
          value={choice}
          onValueChange={onChoose}
          readOnly={isPending}
        />
      )}
    </Stack>
  );
}
