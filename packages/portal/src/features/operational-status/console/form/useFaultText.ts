import type { MessageId } from '@skerry/i18n';
import { useIntl } from 'react-intl';
import { textErrorMessage } from '../../../../platform/form/text-error.ts';
import type { FieldFault } from '../consoleFailure.ts';

const own: Readonly<Record<string, MessageId>> = {
  invalidFormat: 'disturbanceForm.fault.invalidFormat',
  ambiguousTime: 'disturbanceForm.fault.ambiguousTime',
  missingTime: 'disturbanceForm.fault.missingTime',
  past: 'disturbanceForm.fault.past',
  tooLate: 'disturbanceForm.fault.tooLate',
  notAfterStart: 'disturbanceForm.fault.notAfterStart',
  inFreeze: 'disturbanceForm.fault.inFreeze',
  notChangeable: 'disturbanceForm.fault.notChangeable',
  unknown: 'disturbanceForm.fault.unknown',
  outsideWindow: 'disturbanceForm.fault.outsideWindow',
};

/** What to say about a field that something is wrong with. */
export function useFaultText(): (fault: FieldFault | undefined, max?: number) => string | undefined {
  const { formatMessage } = useIntl();
  return (fault, max = 0) => {
    if (fault === undefined) return undefined;
    const id = own[fault.code];
    if (id !== undefined) return formatMessage({ id });
    const code = (['required', 'tooLong', 'unsupportedCharacter'] as const).find((each) => each === fault.code);
    const message = textErrorMessage(
      { code: code ?? 'invalidFormat', ...(fault.character !== undefined && { character: fault.character }) },
      max,
    );
    return formatMessage({ id: message.id }, message.values);
  };
}
