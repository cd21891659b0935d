import { addDays } from '@skerry/contracts';
import { formatDate, formatList } from '@skerry/i18n';
import { Button, StatusLabel, Text } from '@skerry/ui';
import { Decision, WeekStrip } from '@skerry/ui/experimental';
import { IconSnowflake } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { useToday } from '../../../platform/format/useToday.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { useFreezeWords } from '../../../platform/freeze-periods/useFreezeWords.ts';
import { useFreezePeriods } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { comma } from '../comma.ts';
import type { OpenedDialog } from '../dialogs/useOrderDialog.tsx';
import { orderFailure } from '../orderRefusal.ts';
import { useAcceptDate } from '../orders.mutations.ts';
import { useDayWeek } from '../../../platform/orders/useDayWeek.ts';
import { RedundancyQuestion } from '../../../platform/redundancy/RedundancyQuestion.tsx';
import { useRedundancy } from '../../../platform/redundancy/useRedundancy.ts';
import { proposedFor } from '../proposedTime.ts';
import type { OrderDecisionProps } from './orderDecisionProps.ts';

const shownWeeks = 8;

interface DateDecisionProps extends OrderDecisionProps {
  /** The one that the delivery has been moved to. */
  day: string;
  dateDialog: OpenedDialog;
}

/** A changed date among the weeks and freeze periods around it. */
export function DateDecision({ order, day, variant, dateDialog, onOutdated }: DateDecisionProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const weekWord = useDayWeek()(day);
  const alerts = useAlerts();
  const redundancy = useRedundancy(proposedFor(order, { from: day, to: day }));
  const { isPending, error, send } = useSendOnce(useAcceptDate(), {
    failureOf: orderFailure,
    onRefused: redundancy.askAgain,
    onSent: () => alerts.success('order.date.accept.done'),
    onOutdated,
  });
  const [former] = order.oldConfirmedDeliveryDates;
  const from = firstDay(day, useToday().today);
  const country = order.site.address.country.toLowerCase();
  const freezes = useFreezePeriods().periods.filter(
    ({ countries, ...period }) =>
      countries.includes(country) && period.to >= from && period.from < addDays(from, shownWeeks * 7),
  );
  const inside = freezes.find((freeze) => freeze.from <= day && day <= freeze.to);
  const words = useFreezeWords();
  const dayWord = (date: string) => formatDate(language, new Date(`${date}T00:00Z`), 'shortDate', 'UTC');
  const freezeWords =
    freezes.length > 0
      ? formatMessage({ id: 'freeze.noChanges' }, { periods: formatList(language, freezes.map(words)) })
      : '';
  const content = { orderId: order.id, confirmedDeliveryAt: day, ...redundancy.given };
  return (
    <Decision
      kind={formatMessage({ id: 'order.date.new' })}
      title={
        <>
          <Day value={day} />
          {comma + weekWord}
        </>
      }
      {...(former !== undefined && {
        figure: (
          <s>
            <Day value={former} format="shortDate" />
          </s>
        ),
      })}
      actions={
        <>
          <Button
            variant={variant}
            disabled={redundancy.isOpen}
            isLoading={isPending}
            loadingText={formatMessage({ id: 'order.dialog.sending' })}
            onClick={() => send(content)}
          >
            <span>
              <FormattedMessage id="order.date.accept" values={{ day: <Day value={day} format="shortDate" /> }} />
            </span>
          </Button>
          <Button variant="ghost" {...dateDialog.opener}>
            {formatMessage({ id: 'order.date.open' })}
          </Button>
        </>
      }
    >
      {error !== undefined && !redundancy.isRefusal(error) && (
        <FailureNote title="order.dialog.notSent" message={orderFailure(error).message} error={error} />
      )}
      <WeekStrip
        label={[dayWord(day), weekWord, freezeWords].filter((word) => word !== '').join(comma)}
        day={day}
        from={from}
        weeks={shownWeeks}
        freezePeriods={freezes}
      />
      {freezes.length > 0 && (
        // The strip says it by name.
        <Text as="p" variant="caption" aria-hidden>
          <StatusLabel tone="limit" icon={IconSnowflake}>
            {inside
              ? formatMessage({ id: 'order.date.freezeUntil' }, { day: dayWord(inside.to) })
              : formatMessage(
                  { id: 'order.date.freezes' },
                  {
                    count: freezes.length,
                    periods: formatList(
                      language,
                      freezes.map((freeze) =>
                        formatMessage(
                          { id: 'order.date.week.days' },
                          { from: dayWord(freeze.from), to: dayWord(freeze.to) },
                        ),
                      ),
                    ),
                  },
                )}
          </StatusLabel>
        </Text>
      )}
      <RedundancyQuestion redundancy={redundancy} error={error} readOnly={isPending} />
      {order.notice !== null && order.notice.text !== '' && <Text as="p">{order.notice.text}</Text>}
    </Decision>
  );
}

/** Of the weeks that are shown: today, as long as the day is among them then. */
function firstDay(day: string, today: string): string {
  const isInView = today <= day && day < addDays(today, (shownWeeks - 1) * 7);
  return isInView ? today : addDays(day, -21);
}
