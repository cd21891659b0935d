import { Checkbox, FormWide, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FormPart } from '../../../platform/form/FormPart.tsx';
import type { OpticalForm } from '../useOpticalForm.ts';
import { textOf, tickOf } from './field-props.ts';

/** What the line has to be like, where that matters. */
export function NeedsSection({ form }: { form: OpticalForm }) {
  const { formatMessage } = useIntl();
  return (
    <FormPart title={formatMessage({ id: 'optical.needs' })} description={formatMessage({ id: 'optical.needs.help' })}>
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
        hint={formatMessage({ id: 'optical.latency.hint' })}
        end={formatMessage({ id: 'optical.latency.unit' })}
        isOptional
        inputMode="decimal"
        autoComplete="off"
        {...textOf(form, 'maxLatencyMs')}
      />
      <FormWide>
        <Checkbox {...tickOf(form, 'isEntryDiverse')}>{formatMessage({ id: 'optical.entryDiverse' })}</Checkbox>
      </FormWide>
    </FormPart>
  );
}
