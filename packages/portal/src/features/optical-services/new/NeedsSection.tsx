import { Checkbox, FormWide, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { mayOpen } from '../../../platform/access/access.ts';
import { FormPart } from '../../../platform/form/FormPart.tsx';
import { servicesAccess } from '../../../platform/services-section/services-section.access.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import type { OpticalForm } from '../useOpticalForm.ts';
import { DiverseServices } from './DiverseServices.tsx';
import { textOf, tickOf } from './field-props.ts';

/** What the line has to be like, where that matters. */
export function NeedsSection({ form }: { form: OpticalForm }) {
  const { formatMessage } = useIntl();
  const { roles } = useIdentity();
  return (
    <FormPart title={formatMessage({ id: 'optical.needs' })} description={formatMessage({ id: 'optical.needs.help' })}>
      {mayOpen(servicesAccess, roles) ? (
        <DiverseServices form={form} />
      ) : (
        // Those who can't look at the services know their ids at most.
        <TextField
          label={formatMessage({ id: 'optical.diverseFrom' })}
          hint={formatMessage({ id: 'optical.diverseFrom.hint' })}
          isOptional
          autoComplete="off"
          spellCheck={false}
          {...textOf(form, 'diverseFrom')}
        />
      )}
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
