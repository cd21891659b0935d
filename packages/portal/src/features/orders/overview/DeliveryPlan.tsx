import type { Order } from '@skerry/contracts';
import { formatMoney } from '@skerry/i18n';
import { Heading, Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { Column, ColumnHead, Plan } from './FirstDelivery.styles.ts';

const nextSteps = ['plan', 'day', 'accept'] as const;

/** What is still to come of the way to the first delivery. */
function stepsAhead(status: string): readonly (typeof nextSteps)[number][] {
  switch (status) {
    case 'CONFIRMED_DELIVERY':
    case 'DELIVERY_DATE_CHANGED':
      return nextSteps.slice(1);
    case 'PHYSICAL_DELIVERY':
      return nextSteps.slice(2);
    default:
      return nextSteps;
  }
}

export interface DeliveryPlanProps {
  status: string;
  /** The day that holds. */
  day: string | null;
  estimatedWeek: string | null;
  order: Order | undefined;
}

/** What comes next, each with its day as far as the order has one. */
export function DeliveryPlan({ status, day, estimatedWeek, order }: DeliveryPlanProps) {
  const weekWord = useWeekWord();
  const planned = day ?? order?.milestones.find(({ code }) => code === 'PHYSICAL_DELIVERY')?.plannedAt ?? null;
  const visitor = order?.site.customerInstallationContact.name ?? '';
  const when = {
    plan: <FormattedMessage id="home.first.next.now" />,
    day:
      planned !== null ? (
        <Day value={planned} format="weekday" />
      ) : estimatedWeek !== null ? (
        weekWord(estimatedWeek)
      ) : (
        <FormattedMessage id="home.first.next.later" />
      ),
    accept: <FormattedMessage id="home.first.next.sameDay" />,
  };
  return (
    <Column>
      <ColumnHead>
        <Heading level={3} variant="subsection">
          <FormattedMessage id="home.first.next.title" />
        </Heading>
      </ColumnHead>
      <Plan as="ol">
        {stepsAhead(status).map((step) => (
          <Step key={step} when={when[step]} what={<FormattedMessage id={`home.first.next.${step}`} />}>
            {step === 'day' && visitor !== '' ? (
              <FormattedMessage id="home.first.next.day.call" values={{ name: visitor }} />
            ) : (
              <FormattedMessage id={`home.first.next.${step}.body`} />
            )}
          </Step>
        ))}
        {order && <Agreement order={order} />}
      </Plan>
    </Column>
  );
}

/** What begins with the delivery: for how long, and for those who see prices what it costs. */
function Agreement({ order: { agreementPeriodInMonths, priceInformation } }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  if (agreementPeriodInMonths === null) return null;
  const fee = priceInformation?.monthlyFee;
  return (
    <Step
      when={<FormattedMessage id="home.first.next.then" />}
      what={<FormattedMessage id="home.first.next.agreement" />}
    >
      {[
        formatMessage({ id: 'order.details.months' }, { count: agreementPeriodInMonths }),
        ...(fee
          ? [formatMessage({ id: 'home.fees.fee' }, { fee: formatMoney(language, fee.amount, fee.currency) })]
          : []),
      ].join(', ')}
    </Step>
  );
}

function Step({ when, what, children }: { when: ReactNode; what: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Text variant="bodyStrong">{when}</Text>
      <div>
        <Text as="div">{what}</Text>
        <Text variant="caption" tone="muted">
          {children}
        </Text>
      </div>
    </li>
  );
}
