import { maxOrderTextLength, maxReferenceLength } from '@skerry/contracts';
import { FormWide, TextArea, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FormPart } from '../../../platform/form/FormPart.tsx';
import { choiceFaultMessage } from './choiceFaultMessage.ts';
import type { ChoiceField } from './choices.ts';
import { CorrelationField } from './CorrelationField.tsx';
import type { ChoicesForm } from './useChoices.ts';

/** What the company calls it, what it goes on from, and what else there is to say. */
export function DetailsPart({ form }: { form: ChoicesForm }) {
  const { formatMessage } = useIntl();
  const { choices, change, touch, isPending } = form;
  const errorOf = (field: ChoiceField) => {
    const fault = form.faultOf(field);
    return fault && choiceFaultMessage(formatMessage, fault);
  };
  return (
    <>
      <FormPart
        title={formatMessage({ id: 'quoteConfigure.details' })}
        description={formatMessage({ id: 'quoteConfigure.details.help' })}
      >
        <TextField
          label={formatMessage({ id: 'quoteConfigure.reference' })}
          isOptional
          characterLimit={maxReferenceLength}
          value={choices.reference}
          onChange={(event) => change({ reference: event.target.value })}
          onBlur={() => touch('reference')}
          readOnly={isPending}
          error={errorOf('reference')}
        />
        <FormWide>
          <TextArea
            label={formatMessage({ id: 'quoteConfigure.note' })}
            isOptional
            characterLimit={maxOrderTextLength}
            value={choices.note}
            onChange={(event) => change({ note: event.target.value })}
            onBlur={() => touch('note')}
            readOnly={isPending}
            error={errorOf('note')}
          />
        </FormWide>
      </FormPart>
      <FormPart
        title={formatMessage({ id: 'quoteConfigure.correlation' })}
        description={formatMessage({ id: 'quoteConfigure.correlation.help' })}
      >
        <CorrelationField form={form} error={errorOf('correlationId')} />
      </FormPart>
    </>
  );
}
