import { Button, Checkbox, Inline, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { FieldFaults } from '../consoleFailure.ts';
import { MomentField } from './MomentField.tsx';
import { typedIn } from './typedMoment.ts';

/** What is promised most, in minutes. */
const templates = [30, 60, 120] as const;

export interface UpdateTimesProps {
  values: Readonly<Record<string, string>>;
  faults: FieldFaults;
  isReadOnly: boolean;
  onChange: (name: string, value: string) => void;
  onTouch: (name: string) => void;
}

/** When customers hear more of a disturbance, and when it is thought to end. */
export function UpdateTimes({ values, faults, isReadOnly, onChange, onTouch }: UpdateTimesProps) {
  const { formatMessage } = useIntl();
  const moment = (name: 'nextUpdateAt' | 'estimatedEndAt') => (
    <MomentField
      label={formatMessage({ id: `disturbanceForm.field.${name}` })}
      value={values[name] ?? ''}
      fault={faults[name]}
      isOptional
      isReadOnly={isReadOnly}
      onChange={(value) => onChange(name, value)}
      onBlur={() => onTouch(name)}
    />
  );
  return (
    <>
      <Stack gap={8}>
        {moment('nextUpdateAt')}
        <Inline gap={8}>
          {templates.map((minutes) => (
            <Button
              key={minutes}
              size="small"
              disabled={isReadOnly}
              aria-label={formatMessage({ id: 'disturbanceForm.next.in' }, { minutes })}
              onClick={() => onChange('nextUpdateAt', typedIn(minutes, new Date()))}
            >
              {formatMessage({ id: 'disturbanceForm.next.short' }, { minutes })}
            </Button>
          ))}
        </Inline>
      </Stack>
      <Stack gap={8}>
        {moment('estimatedEndAt')}
        <Checkbox
          checked={values['showsEstimatedEnd'] !== ''}
          onCheckedChange={(shows) => onChange('showsEstimatedEnd', shows ? 'yes' : '')}
          readOnly={isReadOnly}
        >
          {formatMessage({ id: 'disturbanceForm.showsEstimatedEnd' })}
        </Checkbox>
      </Stack>
    </>
  );
}
