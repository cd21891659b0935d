import { addDays, freezesOfWindow } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Checkbox, DatePicker, FormWide, Note, TextField } from '@skerry/ui';
import { IconSnowflake } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useToday } from '../../../platform/format/useToday.ts';
import { RedundancyQuestion } from '../../../platform/redundancy/RedundancyQuestion.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { countriesOf, readWindow } from '../changeRequestForm.ts';
import type { ChangeRequestForm } from '../useChangeRequestForm.ts';

/** From when to when the change may be made. A freeze period is said at once; only an emergency may lie in one, with its word. */
export function WindowFields({ form }: { form: ChangeRequestForm }) {
  const { formatMessage } = useIntl();
  const { values, freezes, changeClass } = form;
  const countries = countriesOf(values);
  const day = (name: 'Start' | 'End', field: 'startDay' | 'endDay') => ({
    label: formatMessage({ id: `changeRequestForm.${field}` }),
    value: values[field],
    onBlur: () => form.touch(`window${name}`),
    error: form.errorOf(`window${name}`),
    freezePeriods: freezes.filter((freeze) => freeze.countries.some((each) => countries.includes(each))),
    // What a freeze means depends on the class, which may be chosen after the day.
    isFreezeSelectable: true,
    required: true,
  });
  const time = (name: 'Start' | 'End', field: 'startTime' | 'endTime') => ({
    label: formatMessage({ id: `changeRequestForm.${field}` }),
    value: values[field],
    onChange: (event: { target: { value: string } }) => form.set(`window${name}`, { [field]: event.target.value }),
    onBlur: () => form.touch(field),
    error: form.errorOf(field),
    'aria-required': true,
  });
  const { today } = useToday();
  return (
    <>
      <DatePicker
        {...day('Start', 'startDay')}
        min={today}
        max={addDays(today, maxDaysAhead)}
        onValueChange={(startDay) => form.set('windowStart', { startDay })}
        onBlur={() => {
          form.touch('windowStart');
          // Most windows end on the day that they begin.
          if (values.endDay === '') form.set('windowEnd', { endDay: values.startDay });
        }}
      />
      <TextField {...time('Start', 'startTime')} />
      <DatePicker
        {...day('End', 'endDay')}
        min={values.startDay === '' ? today : values.startDay}
        onValueChange={(endDay) => form.set('windowEnd', { endDay })}
      />
      <TextField {...time('End', 'endTime')} />
      <FreezeWarning form={form} isEmergency={changeClass === 'emergency'} />
      <FormWide>
        <RedundancyQuestion redundancy={form.redundancy} error={form.error} readOnly={form.isPending} />
      </FormWide>
    </>
  );
}

/** Nobody plans further ahead. */
const maxDaysAhead = 730;

function FreezeWarning({ form, isEmergency }: { form: ChangeRequestForm; isEmergency: boolean }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { values, freezes } = form;
  const window = readWindow(values);
  const found = window ? freezesOfWindow(window, { freezes, countries: countriesOf(values) }) : [];
  if (found.length === 0) return null;
  const names = formatList(
    language,
    found.map(({ name }) => name),
  );
  return (
    <FormWide>
      <Note tone="limit" icon={IconSnowflake} role="status">
        {formatMessage({ id: `changeRequestForm.freeze.${isEmergency ? 'emergency' : 'others'}` }, { names })}
      </Note>
      {isEmergency && (
        <Checkbox
          checked={values.freezeAccepted}
          onCheckedChange={(freezeAccepted) => form.set('freezeAccepted', { freezeAccepted })}
          onBlur={() => form.touch('freezeAccepted')}
          error={form.errorOf('freezeAccepted')}
        >
          {formatMessage({ id: 'changeRequestForm.freezeAccepted' })}
        </Checkbox>
      )}
    </FormWide>
  );
}
