import { maxChangeTextLength, validateChangeText } from '@skerry/contracts';
import { Button, Dialog, Stack, TextArea } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { DiscardTypedDialog } from '../../../platform/unsaved-changes/DiscardTypedDialog.tsx';
import { changeActionFormId } from '../changeActionDraft.ts';
import { changeRequestFailure } from '../changeRequestFailure.ts';
import { useChangeAction } from '../service-change-requests.mutations.ts';
import type { ChangeActionDialogProps } from './changeSectionProps.ts';

/** Writes about a request, takes it back, or decides on it: each needs a text, but for an approval. */
export function ChangeActionDialog({ request, action, onClose, onDone, onOutdated }: ChangeActionDialogProps) {
  const { formatMessage } = useIntl();
  const form = useTypedTexts(changeActionFormId(action, request.id), { text: '' });
  const { isPending, error, send } = useSendOnce(useChangeAction(), {
    onSent: onDone,
    failureOf: changeRequestFailure,
    onOutdated,
  });
  const [isAsking, setAsking] = useState(false);

  const { text } = form.values;
  const isOptional = action === 'approve';
  const fault = isOptional && text.trim() === '' ? undefined : validateChangeText(text);
  const message = fault && textErrorMessage(fault, maxChangeTextLength);
  const isDanger = action === 'cancel' || action === 'decline';
  const close = () => {
    if (form.isDirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        title={formatMessage({ id: `changeRequestPage.${action}.title` }, { number: request.number })}
        help={formatMessage({ id: `changeRequestPage.${action}.help` })}
        error={
          error !== undefined && (
            <FailureText
              title="changeRequestPage.notSent"
              message={changeRequestFailure(error).message}
              error={error}
            />
          )
        }
        isUpdating={isPending}
        updatingText={formatMessage({ id: 'changeRequestPage.sending' })}
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault();
          // The submit of a form in a dialog must not reach a form around it.
          event.stopPropagation();
          if (!fault) send({ requestId: request.id, action, text: text.trim() });
        }}
        footer={
          <>
            <Button variant="ghost" disabled={isPending} onClick={close}>
              {formatMessage({ id: action === 'cancel' ? 'changeRequestPage.cancel.keep' : 'form.cancel' })}
            </Button>
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              type="submit"
              disabled={fault !== undefined}
              isLoading={isPending}
              loadingText={formatMessage({ id: 'changeRequestPage.sending' })}
            >
              {formatMessage({ id: `changeRequestPage.${action}.submit` })}
            </Button>
          </>
        }
      >
        <Stack>
          <TextArea
            label={formatMessage({ id: `changeRequestPage.${action}.text` })}
            isOptional={isOptional}
            aria-required={!isOptional}
            characterLimit={maxChangeTextLength}
            value={text}
            onChange={(event) => form.set('text', event.target.value)}
            onBlur={() => form.touch('text')}
            readOnly={isPending}
            error={
              message && (form.touched.has('text') || text !== '') && formatMessage({ id: message.id }, message.values)
            }
          />
        </Stack>
      </Dialog>
      <DiscardTypedDialog isOpen={isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}
