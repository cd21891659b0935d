import { maxOrderTextLength, type Quote } from '@skerry/contracts';
import { TextArea } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FailureText } from '../../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../../platform/data/useSend.ts';
import { FormDialog } from '../../../../platform/form/FormDialog.tsx';
import { useTypedTexts } from '../../../../platform/form/useTypedTexts.ts';
import { useAskAboutQuote, useSendToSpecialist } from '../../quotes.mutations.ts';
import { quoteFailure } from './quoteRefusals.ts';
import { quoteFormId, quoteTextError } from './quoteText.ts';

export interface QuoteTextDialogProps {
  quote: Quote;
  onClose: () => void;
  /** The quote has gone on meanwhile: asks for it again. */
  onOutdated: () => void;
}

/** Asks the provider something about a quote. */
export function AskDialog(props: QuoteTextDialogProps) {
  return <QuoteTextDialog {...props} kind="ask" write={useAskAboutQuote()} />;
}

/** Asks a specialist to look at a quote: for firm prices, or another solution. */
export function ManualDialog(props: QuoteTextDialogProps) {
  return <QuoteTextDialog {...props} kind="manual" write={useSendToSpecialist()} />;
}

interface KindProps extends QuoteTextDialogProps {
  kind: 'ask' | 'manual';
  write: ReturnType<typeof useAskAboutQuote>;
}

function QuoteTextDialog({ quote, onClose, onOutdated, kind, write }: KindProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const formId = quoteFormId(kind, quote.id);
  const form = useTypedTexts(formId, { text: '' });
  const { isPending, error, send } = useSendOnce(write, {
    failureOf: quoteFailure,
    onSent() {
      alerts.success(`quote.${kind}.done`);
      onClose();
    },
    onOutdated,
  });
  const { text } = form.values;
  const fault = quoteTextError(text);
  const content = { quoteId: quote.id, text: text.trim() };
  return (
    <FormDialog
      formId={formId}
      title={`quote.${kind}.title`}
      help={formatMessage({ id: `quote.${kind}.help` })}
      submitLabel={`quote.${kind}.submit`}
      pendingLabel="quote.sending"
      isDirty={form.isDirty}
      canSubmit={fault === undefined}
      isPending={isPending}
      error={
        error !== undefined && <FailureText title="quote.notSent" message={quoteFailure(error).message} error={error} />
      }
      onSubmit={() => send(content)}
      onClose={onClose}
    >
      <TextArea
        label={formatMessage({ id: `quote.${kind}.text` })}
        characterLimit={maxOrderTextLength}
        value={text}
        onChange={(event) => form.set('text', event.target.value)}
        onBlur={() => form.touch('text')}
        readOnly={isPending}
        aria-required
        error={fault && (form.touched.has('text') || text !== '') && formatMessage({ id: fault.id }, fault.values)}
      />
    </FormDialog>
  );
}
