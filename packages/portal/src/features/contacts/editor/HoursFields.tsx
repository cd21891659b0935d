import { Grid, Select, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { ContactFormState } from './useContactForm.ts';

/** Of the provider's countries and their neighbours, by city. */
const zones = ['Europe/Stockholm', 'Europe/Oslo', 'Europe/Copenhagen', 'Europe/Helsinki', 'Europe/London', 'UTC'];
const usual = { from: '08:00', to: '17:00' };

/** When a contact can be reached. */
export function HoursFields({ form, isReadOnly }: { form: ContactFormState; isReadOnly: boolean }) {
  const { formatMessage } = useIntl();
  const { values, change, touch, faultOf } = form;
  const { hours } = values;
  const time = (part: 'from' | 'to') => ({
    label: formatMessage({ id: `contactForm.hours.${part}` }),
    value: hours?.[part] ?? '',
    readOnly: isReadOnly,
    maxLength: 5,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      change({ hours: { ...usual, ...hours, [part]: event.target.value } }),
    onBlur: () => touch('hours'),
  });
  return (
    <Grid columns={{ extraSmall: 1, small: 2 }}>
      <Select
        label={formatMessage({ id: 'contacts.field.hours' })}
        options={(['always', 'between'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `contacts.hours.${value}` }),
        }))}
        value={hours === null ? 'always' : 'between'}
        readOnly={isReadOnly}
        onValueChange={(kind) => change({ hours: kind === 'always' ? null : (hours ?? usual) })}
      />
      {hours !== null && (
        <Grid columns={{ extraSmall: 2 }}>
          <TextField {...time('from')} error={faultOf('hours')} />
          <TextField {...time('to')} />
        </Grid>
      )}
    </Grid>
  );
}

/** By whose clock. */
export function TimeZoneField({ form, isReadOnly }: { form: ContactFormState; isReadOnly: boolean }) {
  const { formatMessage } = useIntl();
  const { values, change, faultOf } = form;
  const { timeZone } = values;
  const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return (
    <Select
      label={formatMessage({ id: 'contacts.field.timeZone' })}
      options={(zones.includes(timeZone) ? zones : [...zones, timeZone]).map((value) => ({
        value,
        label: cityOf(value),
      }))}
      value={timeZone}
      readOnly={isReadOnly}
      error={faultOf('timeZone')}
      onValueChange={(zone) => change({ timeZone: zone })}
    />
  );
}
