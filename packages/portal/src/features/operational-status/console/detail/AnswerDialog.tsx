import { isBlank, maxInquiryLength, validateText, type Inquiry } from '@skerry/contracts';
import { RadioGroup, Text, TextArea } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useSendOnce } from '../../../../platform/data/useSend.ts';
import { WorkWindow } from '../../../../platform/disturbances/WorkWindow.tsx';
import { WrittenText } from '../../detail/DisturbanceParts.styles.ts';
import { useAnswerInquiry } from '../console.mutations.ts';
import { consoleFailure, type FieldFaults } from '../consoleFailure.ts';
import { useFaultText } from '../form/useFaultText.ts';
import { ConsoleDialog } from './ConsoleDialog.tsx';
import { consoleFormId, type ConsoleDialogProps } from './consoleDialogProps.ts';
import { useDialogForm } from './useDialogForm.ts';

export interface AnswerDialogProps extends ConsoleDialogProps {
  /** Undefined where the dialog opens by itself, with what was typed before. */
  inquiryId: string | undefined;
  /** Another date was agreed to: the work is to be moved there. */
  onAccepted: (inquiry: Inquiry) => void;
}

const dateAnswers = ['ACCEPTED', 'DECLINED', 'ANSWERED'] as const;

/** Answers what a customer has asked, or their wish for another date. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { disturbance, inquiryId, onClose, onDone, onOutdated, onAccepted } = props;
  const { formatMessage } = useIntl();
  const faultText = useFaultText();
  const { isPending, error, send } = useSendOnce(useAnswerInquiry(), {
    failureOf: consoleFailure,
    onOutdated,
    onSent: (_, { body }) => {
      onDone('disturbanceConsole.answer.done');
      if (body.state === 'ACCEPTED' && inquiry !== undefined) onAccepted(inquiry);
    },
  });
  const form = useDialogForm(
    consoleFormId('answer', disturbance.id),
    { inquiryId: inquiryId ?? '', state: '', answer: '' },
    { faultsOf, error },
  );
  const { values, faults, set } = form;
  const inquiry = disturbance.inquiries.find(({ id }) => id === values['inquiryId']);
  const isDate = inquiry?.kind === 'RESCHEDULE';
  const state = dateAnswers.find((each) => each === values['state']) ?? (isDate ? 'ACCEPTED' : 'ANSWERED');
  return (
    <ConsoleDialog
      title={formatMessage({ id: 'disturbanceConsole.answerTo' }, { customer: inquiry?.customerName ?? '' })}
      help={formatMessage({ id: 'disturbanceConsole.answer.help' })}
      submitLabel={formatMessage({ id: 'disturbanceConsole.answer.submit' })}
      isDirty={form.isDirty}
      isPending={isPending}
      error={error}
      onSubmit={() => {
        if (inquiry === undefined || !form.check()) return;
        send({
          disturbanceId: disturbance.id,
          body: {
            customerId: inquiry.customerId ?? '',
            inquiryId: inquiry.id,
            state,
            answer: values['answer']?.trim() ?? '',
          },
        });
      }}
      onClose={onClose}
    >
      {inquiry && (
        <div>
          <WrittenText>{inquiry.text}</WrittenText>
          {inquiry.usesBackupWindow && <div>{formatMessage({ id: 'disturbancePage.inquiries.backup' })}</div>}
          {inquiry.wantedWindows.map(({ startsAt, endsAt }) => (
            <Text as="div" key={startsAt} variant="bodyStrong">
              <WorkWindow start={startsAt} end={endsAt} />
            </Text>
          ))}
        </div>
      )}
      {isDate && (
        <RadioGroup
          label={formatMessage({ id: 'disturbanceConsole.answer.state' })}
          orientation="vertical"
          options={dateAnswers.map((value) => ({
            value,
            label: formatMessage({ id: `disturbanceConsole.answer.${value}` }),
          }))}
          value={state}
          onValueChange={(next) => set('state', next)}
          readOnly={isPending}
        />
      )}
      <TextArea
        label={formatMessage({ id: 'disturbanceConsole.answer.text' })}
        aria-required
        characterLimit={maxInquiryLength}
        value={values['answer'] ?? ''}
        onChange={(event) => set('answer', event.target.value)}
        onBlur={() => form.touch('answer')}
        error={faultText(faults['answer'], maxInquiryLength)}
        readOnly={isPending}
      />
    </ConsoleDialog>
  );
}

function faultsOf({ answer = '' }: Readonly<Record<string, string>>): FieldFaults {
  if (isBlank(answer)) return { answer: { code: 'required' } };
  const fault = validateText(answer.replaceAll(/\r?\n/g, ' '), { maxLength: maxInquiryLength });
  return fault === undefined ? {} : { answer: fault };
}
