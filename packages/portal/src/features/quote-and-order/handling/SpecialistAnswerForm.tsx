import { maxOrderTextLength, type Quote } from '@skerry/contracts';
import { Button, RadioGroup, Sheet, Stack, Text, TextArea } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { useUnsavedForm } from '../../../platform/unsaved-changes/useUnsavedForm.ts';
import { quoteFailure } from '../quote/requests/quoteRefusals.ts';
import { useAnswerAsSpecialist } from './handling.queries.ts';
import { SpecialistPrices } from './SpecialistPrices.tsx';
import {
  answerOf,
  emptyForm,
  faultsOf,
  hasPrices,
  kindsFor,
  openQuestion,
  type SpecialistField,
} from './specialistForm.ts';

interface SpecialistAnswerFormProps {
  quote: Quote;
  onSent: () => void;
  /** The quote has gone on meanwhile, and the answer was refused. */
  onRefused: () => void;
}

/** What the specialist answers: prices, a question, a text, or that it can't be done. */
export function SpecialistAnswerForm({ quote, onSent, onRefused }: SpecialistAnswerFormProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const formId = `quote.specialist.${quote.id}`;
  const form = useTypedTexts<SpecialistField>(formId, emptyForm(quote));
  const { isPending, error, send } = useSendOnce(useAnswerAsSpecialist(), {
    onSent() {
      alerts.success('quoteHandling.sent');
      const empty = emptyForm(quote);
      for (const field of Object.keys(empty) as SpecialistField[]) form.set(field, '');
      onSent();
    },
    failureOf: quoteFailure,
    onOutdated: onRefused,
  });
  useUnsavedForm(formId, form.isDirty && !isPending);
  const kinds = kindsFor(quote);
  const kind = kinds.find((each) => each === form.values.kind) ?? kinds[0];
  if (kind === undefined) return <Gone error={error} />;
  const faults = faultsOf(quote, kind, form.values);
  const isFaulty = faults.text !== undefined || faults.cells.size > 0 || faults.missing !== undefined;
  const isTouched = form.touched.has('text') || form.values.text !== '';
  const fault = faults.text && isTouched ? textErrorMessage(faults.text, maxOrderTextLength) : undefined;
  const textLabel =
    kind === 'INPUT_NEEDED' ? 'question' : openQuestion(quote) ? 'answer' : kind === 'NO_SOLUTION' ? 'why' : 'message';
  const content = { quoteId: quote.id, answer: answerOf(quote, kind, form.values) };
  return (
    <Sheet title={formatMessage({ id: 'quoteHandling.answer.title' })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFaulty && !isPending) send(content);
        }}
      >
        <Stack gap={20}>
          {error !== undefined && (
            <FailureNote title="quote.notSent" message={quoteFailure(error).message} error={error} />
          )}
          <RadioGroup
            label={formatMessage({ id: 'quoteHandling.answer.kind' })}
            orientation="vertical"
            options={kinds.map((value) => ({
              value,
              label: formatMessage({ id: `quoteHandling.kind.${value}` }),
              hint: formatMessage({ id: `quoteHandling.kind.${value}.hint` }),
            }))}
            value={kind}
            onValueChange={(value) => form.set('kind', value)}
            readOnly={isPending}
          />
          {hasPrices(kind) && <SpecialistPrices quote={quote} form={form} faults={faults} isPending={isPending} />}
          <TextArea
            label={formatMessage({ id: `quoteHandling.text.${textLabel}` })}
            rows={3}
            isOptional={kind !== 'ANSWER' && kind !== 'INPUT_NEEDED'}
            value={form.values.text}
            onChange={(event) => form.set('text', event.target.value)}
            onBlur={() => form.touch('text')}
            readOnly={isPending}
            error={fault && formatMessage({ id: fault.id }, fault.values)}
          />
          <Stack gap={8} align="start">
            {faults.missing && (
              <Text as="p" variant="caption" tone="muted">
                {formatMessage({ id: `quoteHandling.missing.${faults.missing}` })}
              </Text>
            )}
            <Button
              type="submit"
              variant="primary"
              disabled={isFaulty}
              isLoading={isPending}
              loadingText={formatMessage({ id: 'quote.sending' })}
            >
              {formatMessage({ id: `quoteHandling.submit.${kind}` })}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Sheet>
  );
}

/** Nothing is left to answer: only why it was not sent. */
function Gone({ error }: { error: unknown }) {
  return (
    error !== undefined && <FailureNote title="quote.notSent" message={quoteFailure(error).message} error={error} />
  );
}
