import { maxOrderTextLength } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { Dropdown, TextArea } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useToday } from '../../../platform/format/useToday.ts';
import { FreezeNote } from '../../../platform/freeze-periods/FreezeNote.tsx';
import { useFreezePeriods } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { orderFormId } from '../orderDraft.ts';
import { orderFailure } from '../orderRefusal.ts';
import { orderTextError } from '../orderText.ts';
import { useRequestDate } from '../orders.mutations.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { RedundancyQuestion } from '../../../platform/redundancy/RedundancyQuestion.tsx';
import { useRedundancy } from '../../../platform/redundancy/useRedundancy.ts';
import { wantedWeeks } from '../../../platform/freeze-periods/wantedWeeks.ts';
import { proposedFor } from '../proposedTime.ts';
import { FreezeFailure } from '../calendar/FreezeFailure.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import type { OrderDialogProps } from './orderDialogProps.ts';

/** Asks for another week of delivery. One in a freeze period can be asked for all the same, with a warning. */
export function DateRequestDialog({ order, onClose, onDone, onOutdated }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const weekWord = useWeekWord();
  const form = useTypedTexts(orderFormId('date', order.id), { week: '', text: '' });
  const freezes = useFreezePeriods();
  const weeks = wantedWeeks(useToday().today, freezes.periods, order.site.address.country.toLowerCase());
  const { week, text } = form.values;
  const chosen = weeks.find((each) => each.week === week);
  const fault = text.trim() === '' ? undefined : orderTextError(text);
  const redundancy = useRedundancy(chosen && proposedFor(order, chosen));
  const { isPending, error, send } = useSendOnce(useRequestDate(), {
    failureOf: orderFailure,
    onSent: () => onDone('order.date.done'),
    onOutdated,
    onRefused: redundancy.askAgain,
  });
  const content = { orderId: order.id, wantedWeek: week, text: text.trim(), ...redundancy.given };
  const dayWord = (date: string) => formatDate(language, new Date(`${date}T00:00Z`), 'shortDate', 'UTC');
  return (
    <OrderDialog
      title={formatMessage({ id: 'order.date.title' })}
      help={formatMessage({ id: 'order.date.help' })}
      submitLabel={formatMessage({ id: 'order.date.submit' })}
      isDirty={form.isDirty}
      canSubmit={chosen !== undefined && fault === undefined && !redundancy.isOpen}
      isPending={isPending}
      error={redundancy.isRefusal(error) ? undefined : error}
      onSubmit={() => send(content)}
      onClose={onClose}
    >
      <FreezeFailure error={freezes.error} />
      <Dropdown
        label={formatMessage({ id: 'order.date.week.label' })}
        options={weeks.map(({ week: value, from, to, freezes }) => ({
          value,
          label: weekWord(value),
          description: formatMessage({ id: 'order.date.week.days' }, { from: dayWord(from), to: dayWord(to) }),
          ...(freezes.length > 0 && { hint: formatMessage({ id: 'order.date.freeze.hint' }) }),
        }))}
        value={chosen?.week}
        onValueChange={(value) => form.set('week', value)}
        readOnly={isPending}
        required
      />
      <FreezeNote freezes={chosen?.freezes ?? []} />
      <RedundancyQuestion redundancy={redundancy} error={error} readOnly={isPending} />
      <TextArea
        label={formatMessage({ id: 'order.date.text' })}
        isOptional
        characterLimit={maxOrderTextLength}
        value={text}
        onChange={(event) => form.set('text', event.target.value)}
        readOnly={isPending}
        error={fault && formatMessage({ id: fault.id }, fault.values)}
      />
    </OrderDialog>
  );
}
