import { maxDisturbanceUpdateLength } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { useIntl } from 'react-intl';
import { useSendOnce } from '../../../../platform/data/useSend.ts';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { useCancelDisturbance } from '../console.mutations.ts';
import { consoleFailure } from '../consoleFailure.ts';
import { textFaults, textsOf, valuesOf } from '../form/languageTexts.ts';
import { TextsField } from '../form/TextsField.tsx';
import { ConsoleDialog } from './ConsoleDialog.tsx';
import { consoleFormId, type ConsoleDialogProps } from './consoleDialogProps.ts';
import { useDialogForm } from './useDialogForm.ts';

/** Cancels a planned work that has not begun, and says why. */
export function CancelDialog({ disturbance, readers, onClose, onDone, onOutdated }: ConsoleDialogProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { isPending, error, send } = useSendOnce(useCancelDisturbance(), {
    failureOf: consoleFailure,
    onOutdated,
    onSent: () => onDone('disturbanceConsole.cancel.done'),
  });
  const form = useDialogForm(consoleFormId('cancel', disturbance.id), valuesOf('reason'), {
    faultsOf: (values) => textFaults(values, 'reason', { maxLength: maxDisturbanceUpdateLength, isRequired: true }),
    error,
  });
  const { customers } = disturbance;
  return (
    <ConsoleDialog
      title={formatMessage({ id: 'disturbanceConsole.cancel.title' }, { reference: disturbance.reference })}
      help={formatMessage(
        { id: disturbance.announcedAt === null ? 'disturbanceConsole.cancel.draft' : 'disturbanceConsole.cancel.help' },
        { customers, count: formatNumber(language, customers) },
      )}
      submitLabel={formatMessage({ id: 'disturbanceConsole.cancel.submit' })}
      cancelLabel={formatMessage({ id: 'disturbanceConsole.cancel.keep' })}
      isDanger
      isDirty={form.isDirty}
      isPending={isPending}
      error={error}
      onSubmit={() => {
        if (form.check()) send({ disturbanceId: disturbance.id, body: { reason: textsOf(form.values, 'reason') } });
      }}
      onClose={onClose}
    >
      <TextsField
        fields={[
          {
            name: 'reason',
            label: formatMessage({ id: 'disturbanceConsole.cancel.reason' }),
            limit: maxDisturbanceUpdateLength,
          },
        ]}
        values={form.values}
        start={form.start}
        faults={form.faults}
        readers={readers}
        complaints={form.complaints}
        isReadOnly={isPending}
        onChange={form.set}
        onTouch={form.touch}
      />
    </ConsoleDialog>
  );
}
