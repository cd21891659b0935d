import { maxDisturbanceUpdateLength } from '@skerry/contracts';
import { Grid } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSendOnce } from '../../../../platform/data/useSend.ts';
import { WorkWindow } from '../../../../platform/disturbances/WorkWindow.tsx';
import { useMoveDisturbance } from '../console.mutations.ts';
import { consoleFailure, type FieldFaults } from '../consoleFailure.ts';
import { readWindows, writeWindows } from '../form/consoleForm.ts';
import { textFaults, textsOf, valuesOf } from '../form/languageTexts.ts';
import { MomentField } from '../form/MomentField.tsx';
import { TextsField } from '../form/TextsField.tsx';
import { momentOfTyped, typedOf } from '../form/typedMoment.ts';
import { ConsoleDialog } from './ConsoleDialog.tsx';
import { consoleFormId, type ConsoleDialogProps } from './consoleDialogProps.ts';
import { useDialogForm } from './useDialogForm.ts';

export interface MoveDialogProps extends ConsoleDialogProps {
  /** The window that a customer has asked for. */
  wanted?: { startsAt: string; endsAt: string } | undefined;
}

/** Moves a planned work. Who had acknowledged it is asked again. */
export function MoveDialog({ disturbance, readers, wanted, onClose, onDone, onOutdated }: MoveDialogProps) {
  const { formatMessage } = useIntl();
  const { isPending, error, send } = useSendOnce(useMoveDisturbance(), {
    failureOf: consoleFailure,
    onOutdated,
    onSent: () => onDone('disturbanceConsole.move.done'),
  });
  const typed = (moment: string | null | undefined) => (typeof moment === 'string' ? typedOf(moment) : '');
  const form = useDialogForm(
    consoleFormId('move', disturbance.id),
    {
      startsAt: typed(wanted?.startsAt ?? disturbance.startsAt),
      endsAt: typed(wanted?.endsAt ?? disturbance.endsAt),
      // Those of before say nothing of the new window.
      backupWindows: '',
      answerBy: '',
      ...valuesOf('reason'),
    },
    { faultsOf, error },
  );
  const { values, faults, set } = form;
  const moment = (name: 'startsAt' | 'endsAt' | 'answerBy') => (
    <MomentField
      label={formatMessage({ id: `disturbanceForm.field.${name}` })}
      value={values[name] ?? ''}
      fault={faults[name]}
      freezesOf={disturbance.kind === 'NORMAL' && name !== 'answerBy' ? disturbance.countries : undefined}
      isOptional={name === 'answerBy'}
      isReadOnly={isPending}
      onChange={(value) => set(name, value)}
    />
  );
  const [backup] = readWindows(values['backupWindows']);
  const setBackup = (part: object) =>
    set('backupWindows', writeWindows([{ startsAt: '', endsAt: '', ...backup, ...part }]));
  return (
    <ConsoleDialog
      width="large"
      title={formatMessage({ id: 'disturbanceConsole.move.title' }, { reference: disturbance.reference })}
      help={
        <FormattedMessage
          id="disturbanceConsole.move.help"
          values={{ window: <WorkWindow start={disturbance.startsAt} end={disturbance.endsAt} /> }}
        />
      }
      submitLabel={formatMessage({ id: 'disturbanceConsole.move.submit' })}
      isDirty={form.isDirty}
      isPending={isPending}
      error={error}
      onSubmit={() => {
        if (!form.check()) return;
        send({
          disturbanceId: disturbance.id,
          body: {
            startsAt: values['startsAt'] ?? '',
            endsAt: values['endsAt'] ?? '',
            ...(values['answerBy'] !== '' && { answerBy: values['answerBy'] ?? '' }),
            backupWindows: writtenBackups(values),
            reason: textsOf(values, 'reason'),
          },
        });
      }}
      onClose={onClose}
    >
      <Grid columns={{ extraSmall: 1, medium: 2 }}>
        {moment('startsAt')}
        {moment('endsAt')}
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <MomentField
            key={name}
            label={formatMessage({ id: `disturbanceForm.backup.${name}` }, { number: 1 })}
            value={backup?.[name] ?? ''}
            fault={faults[`backupWindows.0.${name}`]}
            isOptional
            isReadOnly={isPending}
            onChange={(value) => setBackup({ [name]: value })}
          />
        ))}
        {moment('answerBy')}
      </Grid>
      <TextsField
        fields={[
          {
            name: 'reason',
            label: formatMessage({ id: 'disturbanceConsole.move.reason' }),
            limit: maxDisturbanceUpdateLength,
          },
        ]}
        values={values}
        start={form.start}
        faults={faults}
        readers={readers}
        complaints={form.complaints}
        isReadOnly={isPending}
        onChange={set}
        onTouch={form.touch}
      />
    </ConsoleDialog>
  );
}

function writtenBackups(values: Readonly<Record<string, string>>) {
  return readWindows(values['backupWindows']).filter(({ startsAt, endsAt }) => startsAt !== '' || endsAt !== '');
}

function faultsOf(values: Readonly<Record<string, string>>): FieldFaults {
  const moments = [
    ...['startsAt', 'endsAt'].map((name) => [name, values[name] ?? '']),
    ...(values['answerBy'] === '' ? [] : [['answerBy', values['answerBy'] ?? '']]),
    ...writtenBackups(values).flatMap(({ startsAt, endsAt }, place) => [
      [`backupWindows.${place}.startsAt`, startsAt],
      [`backupWindows.${place}.endsAt`, endsAt],
    ]),
  ];
  const [start, end] = ['startsAt', 'endsAt'].map((name) => momentOfTyped(values[name] ?? '').moment);
  return {
    ...textFaults(values, 'reason', { maxLength: maxDisturbanceUpdateLength, isRequired: true }),
    ...(start !== undefined && end !== undefined && end <= start && { endsAt: { code: 'notAfterStart' } }),
    ...Object.fromEntries(
      moments.flatMap(([name = '', text = '']) => {
        const { fault } = momentOfTyped(text);
        return fault === undefined ? [] : [[name, { code: fault }]];
      }),
    ),
  };
}
