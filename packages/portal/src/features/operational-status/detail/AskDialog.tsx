import { maxInquiryLength, validateText } from '@skerry/contracts';
import { RadioGroup, TextArea, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { disturbanceFailure } from '../disturbanceFailure.ts';
import { useAsk } from '../disturbances.mutations.ts';
import { DisturbanceDialog } from './DisturbanceDialog.tsx';
import { disturbanceFormId } from './disturbanceFormId.ts';
import type { DisturbanceDialogProps } from './disturbanceSectionProps.ts';

const kinds = ['IMPACT', 'SPECIAL_HANDLING', 'OTHER'] as const;
const maxReferenceLength = 50;

/** Asks a question about a planned work. */
export function AskDialog({ disturbance, onClose, onDone, onOutdated }: DisturbanceDialogProps) {
  const { formatMessage } = useIntl();
  const form = useTypedTexts(disturbanceFormId('ask', disturbance.id), { kind: 'IMPACT', text: '', reference: '' });
  const { isPending, error, send } = useSendOnce(useAsk(), {
    failureOf: disturbanceFailure,
    onSent: () => onDone('disturbancePage.ask.done'),
    onOutdated,
  });
  const { text, reference } = form.values;
  const kind = kinds.find((each) => each === form.values.kind) ?? 'IMPACT';
  const fault = validateText(text, { maxLength: maxInquiryLength });
  const referenceFault =
    reference.trim() === '' ? undefined : validateText(reference, { maxLength: maxReferenceLength });
  const message = fault && textErrorMessage(fault, maxInquiryLength);
  const referenceMessage = referenceFault && textErrorMessage(referenceFault, maxReferenceLength);
  return (
    <DisturbanceDialog
      title={formatMessage({ id: 'disturbancePage.ask.title' }, { reference: disturbance.reference })}
      help={formatMessage({ id: 'disturbancePage.ask.help' })}
      submitLabel={formatMessage({ id: 'disturbancePage.ask.submit' })}
      isDirty={form.isDirty}
      canSubmit={fault === undefined && referenceFault === undefined}
      isPending={isPending}
      error={error}
      onSubmit={() =>
        send({
          disturbanceId: disturbance.id,
          inquiry: {
            kind,
            text: text.trim(),
            ...(reference.trim() !== '' && { customerReference: reference.trim() }),
          },
        })
      }
      onClose={onClose}
    >
      <RadioGroup
        label={formatMessage({ id: 'disturbancePage.ask.kind' })}
        orientation="vertical"
        options={kinds.map((value) => ({ value, label: formatMessage({ id: `disturbance.inquiry.${value}` }) }))}
        value={kind}
        onValueChange={(value) => form.set('kind', value)}
        readOnly={isPending}
      />
      <TextArea
        label={formatMessage({ id: 'disturbancePage.ask.text' })}
        aria-required
        characterLimit={maxInquiryLength}
        value={text}
        onChange={(event) => form.set('text', event.target.value)}
        onBlur={() => form.touch('text')}
        readOnly={isPending}
        error={message && form.touched.has('text') && formatMessage({ id: message.id }, message.values)}
      />
      <TextField
        label={formatMessage({ id: 'disturbancePage.reference' })}
        isOptional
        value={reference}
        onChange={(event) => form.set('reference', event.target.value)}
        readOnly={isPending}
        error={referenceMessage && formatMessage({ id: referenceMessage.id }, referenceMessage.values)}
      />
    </DisturbanceDialog>
  );
}
