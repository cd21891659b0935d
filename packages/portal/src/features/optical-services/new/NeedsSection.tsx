import { Checkbox, FormSection, FormWide, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { OpticalForm } from '../useOpticalForm.ts';
import { textOf, tickOf } from './field-props.ts';

/** What the line has to be like, where that matters. */
export function NeedsSection({ form }: { form: OpticalForm }) {
  const { formatMessage } = useIntl();
  return (
    <FormSection level={3} title={formatMessage({ id: 'optical.needs' })} columns={2}>
      <TextField
        label={formatMessage({ id: 'optical.diverseFrom' })}
        hint={formatMessage({ id: 'optical.diverseFrom.hint' })}
        isOptional
        autoComplete="off"
        spellCheck={false}
        {...textOf(form, 'diverseFrom')}
      />
      <TextField
        label={formatMessage({ id: 'optical.latency' })}
        isOptional
        inputMode="decimal"
        autoComplete="off"
        {...textOf(form, 'maxLatencyMs')}
      />
      <FormWide>
        <Checkbox {...tickOf(form, 'isEntryDiverse')}>{formatMessage({ id: 'optical.entryDiverse' })}</Checkbox>
      </FormWide>
    </FormSection>
  );
}
