import { maxActingReasonLength, validateActingReason, type TextError } from '@skerry/contracts';
import { Button, Stack, TextArea } from '@skerry/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage, type MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { useSendOnce } from '../../platform/data/useSend.ts';
import { textErrorMessage } from '../../platform/form/text-error.ts';
import { useTypedTexts } from '../../platform/form/useTypedTexts.ts';
import type { ScopeChoice } from '../../platform/session/Session.ts';
import { actingReasonFormId } from '../form-ids.ts';
import { useGiveReason } from './useGiveReason.ts';

export interface ActingReasonFormProps {
  choice: ScopeChoice & { userId: string };
  isLoggingIn: boolean;
  /** Puts the button elsewhere than below the reason, such as into the foot of a dialog. @default below */
  placeAction?: ((button: ReactNode) => ReactNode) | undefined;
  /** Called once the server knows the reason. */
  onGiven: () => void;
}

/** Asks why staff act as a user, before they do. */
export function ActingReasonForm({ choice, isLoggingIn, placeAction = asItIs, onGiven }: ActingReasonFormProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const form = useTypedTexts(`${actingReasonFormId}:${choice.userId}`, { text: '' });
  const { text } = form.values;
  const area = useRef<HTMLTextAreaElement>(null);
  // The reader has just chosen the user, and has this to say next.
  useEffect(() => area.current?.focus(), []);
  const { isPending, error, send } = useSendOnce(useGiveReason(), { onSent: onGiven });
  const fault = validateActingReason(text);
  const isBusy = isPending || isLoggingIn;
  const faultText = fault && (form.touched.has('text') || text !== '') ? faultMessage(fault) : undefined;
  const said = faultText ?? (error === undefined ? undefined : errorMessage(error));

  function submit(): void {
    form.touch('text');
    if (fault !== undefined || isBusy) return;
    send({ choice, reason: text.trim() });
  }

  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // It may stand in a dialog with a form of its own.
        event.stopPropagation();
        submit();
      }}
    >
      <Stack gap={12}>
        <TextArea
          ref={area}
          label={formatMessage({ id: 'customerSwitch.reason' })}
          hint={formatMessage({ id: 'customerSwitch.reasonHint' })}
          characterLimit={maxActingReasonLength}
          rows={2}
          value={text}
          onChange={(event) => form.set('text', asOneLine(event.target.value))}
          readOnly={isBusy}
          aria-required
          error={said && formatMessage({ id: said.id }, said.values)}
        />
        {placeAction(
          // Not active until there is a reason to send; the count of the field says that it is needed.
          <Button type="submit" form={formId} variant="primary" disabled={fault !== undefined} isLoading={isBusy}>
            <FormattedMessage id="customerSwitch.begin" />
          </Button>,
        )}
      </Stack>
    </form>
  );
}

const asItIs = (button: ReactNode) => button;

function faultMessage(fault: TextError): MessageDescriptor {
  return fault.code === 'invalidFormat'
    ? { id: 'customerSwitch.reasonTooShort' }
    : textErrorMessage(fault, maxActingReasonLength);
}

/** The area only lets a long line be read whole: what is pasted in lines becomes one. */
function asOneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ');
}
