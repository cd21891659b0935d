import { DatePicker, DateTime, Inline, RadioGroup, Stack } from '@skerry/ui';
import { TimePicker } from '@skerry/ui/experimental';
import { useIntl } from 'react-intl';
import { useFreezePeriods } from '../../../../platform/freeze-periods/useFreezePeriods.ts';
import type { FieldFault } from '../consoleFailure.ts';
import { momentOfTyped, readTyped, writeTyped } from './typedMoment.ts';
import { useFaultText } from './useFaultText.ts';

export interface MomentFieldProps {
  /** What it is the time of; the day has this name, and the time below it the same. */
  label: string;
  /** As `writeTyped` gives it. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  fault?: FieldFault | undefined;
  /** Freezes of these countries are marked in the calendar; none by default. */
  freezesOf?: readonly string[] | undefined;
  isOptional?: boolean;
  isReadOnly?: boolean;
}

/** A day and a time in local time; of an hour that comes twice it asks which is meant. */
export function MomentField(props: MomentFieldProps) {
  const { label, value, onChange, onBlur, fault, freezesOf, isOptional = false, isReadOnly = false } = props;
  const { formatMessage } = useIntl();
  const faultText = useFaultText();
  const { periods } = useFreezePeriods();
  const { day, time, offset } = readTyped(value);
  const { offsets, fault: own } = momentOfTyped(value);
  const freezes =
    freezesOf === undefined
      ? []
      : periods.filter(
          ({ countries }) => freezesOf.length === 0 || countries.some((country) => freezesOf.includes(country)),
        );
  // The question below says it already.
  const shown = fault?.code === 'ambiguousTime' || (own === 'missingTime' && fault === undefined) ? own : fault?.code;
  const text = shown === undefined || shown === 'ambiguousTime' ? undefined : faultText({ ...fault, code: shown });
  return (
    <Stack
      gap={8}
      onBlur={(event) => {
        // From the day to the time is not out of the field.
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <Inline align="end" gap={8} wraps>
        <DatePicker
          label={label}
          value={day}
          freezePeriods={freezes}
          isFreezeSelectable
          isOptional={isOptional}
          error={text}
          onValueChange={(next) => onChange(writeTyped({ day: next, time, offset: '' }))}
          readOnly={isReadOnly}
          required={!isOptional}
        />
        <TimePicker
          label={formatMessage({ id: 'disturbanceForm.time' }, { label })}
          isLabelHidden
          value={time}
          onValueChange={(next) => onChange(writeTyped({ day, time: next, offset: '' }))}
          readOnly={isReadOnly}
          required={!isOptional}
        />
      </Inline>
      {offsets.length > 0 && (
        <RadioGroup
          label={formatMessage({ id: 'disturbancePage.date.which' })}
          orientation="vertical"
          options={offsets.map((each) => ({
            value: each,
            label: <DateTime value={`${day}T${time}${each}`} format="dateTime" />,
          }))}
          value={offsets.includes(offset) ? offset : undefined}
          onValueChange={(next) => onChange(writeTyped({ day, time, offset: next }))}
          error={fault?.code === 'ambiguousTime' ? faultText(fault) : undefined}
          readOnly={isReadOnly}
        />
      )}
    </Stack>
  );
}
