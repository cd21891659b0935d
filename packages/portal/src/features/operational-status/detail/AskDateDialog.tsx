import { maxInquiryLength, validateText, type InquiryCreate } from '@skerry/contracts';
import { Button, DateTime, RadioGroup, Stack, TextArea, TextField } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { WorkWindow } from '../../../platform/disturbances/WorkWindow.tsx';
import { disturbanceFailure } from '../disturbanceFailure.ts';
import { useAsk } from '../disturbances.mutations.ts';
import { DisturbanceDialog } from './DisturbanceDialog.tsx';
import { disturbanceFormId } from './disturbanceFormId.ts';
import type { DisturbanceDialogProps } from './disturbanceSectionProps.ts';
import { maxWindows, noWindow, readWindow, type TypedWindow } from './wantedWindows.ts';
import { WantedWindowFields } from './WantedWindowFields.tsx';

const maxShortLength = 50;

/** Asks for another date of a planned work: the back-up window, or up to three windows that would suit. */
export function AskDateDialog({ disturbance, onClose, onDone, onOutdated }: DisturbanceDialogProps) {
  const { formatMessage } = useIntl();
  const { id, backupWindows, startsAt, endsAt, answer } = disturbance;
  const [backup] = backupWindows;
  const form = useTypedTexts(disturbanceFormId('date', id), {
    when: backup ? 'backup' : 'other',
    text: '',
    contact: '',
    reference: '',
  });
  const [windows, setWindows] = useState<readonly TypedWindow[]>([noWindow]);
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [now] = useState(() => new Date());
  const { isPending, error, send } = useSendOnce(useAsk(), {
    failureOf: disturbanceFailure,
    onSent: () => onDone('disturbancePage.date.done'),
    onOutdated,
  });
  const { text, contact, reference } = form.values;
  const isBackup = form.values.when === 'backup' && backup !== undefined;
  const read = windows.map((window, index) => readWindow(window, now, chosen[index]));
  const wanted = read.flatMap(({ window }) => (window ? [window] : []));
  const textFault = validateText(text, { maxLength: maxInquiryLength });
  const textMessage = textFault && textErrorMessage(textFault, maxInquiryLength);
  const shortFault = (value: string) => {
    const fault = value.trim() === '' ? undefined : validateText(value, { maxLength: maxShortLength });
    const message = fault && textErrorMessage(fault, maxShortLength);
    return message && formatMessage({ id: message.id }, message.values);
  };
  const areWindowsThere = isBackup || (wanted.length > 0 && read.every(({ window }) => window !== undefined));
  const areShortFine = [contact, reference].every((value) => shortFault(value) === undefined);
  const inquiry: InquiryCreate = {
    kind: 'RESCHEDULE',
    text: text.trim(),
    ...(isBackup ? { usesBackupWindow: true } : { wantedWindows: wanted }),
    ...(contact.trim() !== '' && { contactName: contact.trim() }),
    ...(reference.trim() !== '' && { customerReference: reference.trim() }),
  };
  return (
    <DisturbanceDialog
      width="large"
      title={formatMessage({ id: 'disturbancePage.date.title' }, { reference: disturbance.reference })}
      help={
        <>
          <FormattedMessage
            id="disturbancePage.date.help"
            values={{ window: <WorkWindow key="window" start={startsAt} end={endsAt} /> }}
          />
          {answer.answerBy !== null && (
            <>
              {' '}
              <FormattedMessage
                id="disturbancePage.date.until"
                values={{ moment: <DateTime key="moment" value={answer.answerBy} format="shortDateTime" /> }}
              />
            </>
          )}
        </>
      }
      submitLabel={formatMessage({ id: 'disturbancePage.date.submit' })}
      isDirty={form.isDirty || windows.some((window) => window !== noWindow)}
      canSubmit={areWindowsThere && textFault === undefined && areShortFine && answer.state !== 'PASSED'}
      isPending={isPending}
      error={error}
      onSubmit={() => send({ disturbanceId: id, inquiry })}
      onClose={onClose}
    >
      {backup && (
        <RadioGroup
          label={formatMessage({ id: 'disturbancePage.date.when' })}
          orientation="vertical"
          options={[
            {
              value: 'backup',
              label: (
                <FormattedMessage
                  id="disturbancePage.date.backup"
                  values={{ window: <WorkWindow key="window" start={backup.startsAt} end={backup.endsAt} /> }}
                />
              ),
            },
            { value: 'other', label: formatMessage({ id: 'disturbancePage.date.other' }) },
          ]}
          value={form.values.when}
          onValueChange={(value) => form.set('when', value)}
          readOnly={isPending}
        />
      )}
      {!isBackup && (
        <Stack gap={12}>
          {windows.map((window, index) => (
            <WantedWindowFields
              key={index}
              number={index + 1}
              window={window}
              read={read[index] ?? {}}
              choice={chosen[index]}
              countries={disturbance.countries}
              isPending={isPending}
              onChoose={(choice) => setChosen({ ...chosen, [index]: choice })}
              onChange={(part) => {
                setWindows(windows.map((each, place) => (place === index ? { ...each, ...part } : each)));
                setChosen(Object.fromEntries(Object.entries(chosen).filter(([place]) => Number(place) !== index)));
              }}
              {...(windows.length > 1 && {
                onRemove: () => {
                  setWindows(windows.filter((_, place) => place !== index));
                  setChosen({});
                },
              })}
            />
          ))}
          {windows.length < maxWindows && (
            <div>
              <Button
                variant="ghost"
                size="small"
                icon={IconPlus}
                disabled={isPending}
                onClick={() => setWindows([...windows, noWindow])}
              >
                {formatMessage({ id: 'disturbancePage.date.add' })}
              </Button>
            </div>
          )}
        </Stack>
      )}
      <TextArea
        label={formatMessage({ id: 'disturbancePage.date.text' })}
        aria-required
        characterLimit={maxInquiryLength}
        value={text}
        onChange={(event) => form.set('text', event.target.value)}
        onBlur={() => form.touch('text')}
        readOnly={isPending}
        error={textMessage && form.touched.has('text') && formatMessage({ id: textMessage.id }, textMessage.values)}
      />
      <TextField
        label={formatMessage({ id: 'disturbancePage.date.contact' })}
        isOptional
        value={contact}
        onChange={(event) => form.set('contact', event.target.value)}
        readOnly={isPending}
        error={shortFault(contact)}
      />
      <TextField
        label={formatMessage({ id: 'disturbancePage.reference' })}
        isOptional
        value={reference}
        onChange={(event) => form.set('reference', event.target.value)}
        readOnly={isPending}
        error={shortFault(reference)}
      />
    </DisturbanceDialog>
  );
}
