import { isoWeekOf } from '@skerry/contracts';
import { Text, token, useKit } from '@skerry/ui';
import { IconCalendarExclamation, IconCoins, IconFlag3Filled, IconMessageQuestion } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import { Day } from '../../platform/format/Day.tsx';
import { translatedName } from '../../platform/language/translated-name.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { OrderStatusLabel } from '../../platform/orders/OrderStatusLabel.tsx';
import type { OverviewPiece, OverviewValue } from '../../platform/overview/overview.ts';
import { OverviewRows } from '../../platform/overview/OverviewBand.styles.ts';
import {
  OverviewList,
  OverviewNote,
  OverviewNumber,
  OverviewRow,
  OverviewRowLink,
} from '../../platform/overview/OverviewList.styles.ts';
import { LateLabel } from '../../platform/overview/LateLabel.tsx';
import { WaitingRow } from '../../platform/overview/WaitingRow.tsx';
import type { FirstDeliveryProps } from './overview/FirstDelivery.tsx';
import { orderDecisionsPath, orderPath, ordersPath } from './orders.paths.ts';
import { serviceTitle } from '../../platform/services-section/serviceTitle.ts';

type Waiting = OverviewValue<'waitingOrders'>;
type Delivery = OverviewValue<'deliveries'>['items'][number];

const fullStop = '. ';

const icons = { charge: IconCoins, answer: IconMessageQuestion, date: IconCalendarExclamation } as const;

function WaitingOrders({ value: { items } }: { value: Waiting }) {
  const { language } = useLanguage();
  return items.map(({ id, orderNumber, product, siteName, city, actions, question, respondBy }) => {
    const what = (['charge', 'answer'] as const).find((action) => actions.includes(action)) ?? 'date';
    const number = <OverviewNumber key="number">{orderNumber}</OverviewNumber>;
    return (
      <WaitingRow
        key={id}
        icon={actions.length > 1 ? IconFlag3Filled : icons[what]}
        title={
          actions.length > 1 ? (
            <FormattedMessage id="home.waiting.order.decisions" values={{ count: actions.length, number }} />
          ) : (
            <FormattedMessage id={`home.waiting.order.${what}`} values={{ number }} />
          )
        }
        href={orderDecisionsPath(id)}
        respondBy={respondBy ?? undefined}
      >
        {serviceTitle(translatedName(product.translations, language, product.name), siteName || city)}
        {/* A question among several decisions is not the one with the deadline. */}
        {question !== null && actions.length === 1 && [fullStop, question].join('')}
      </WaitingRow>
    );
  });
}

const DeliveryLink = styled(OverviewRowLink)`
  justify-content: space-between;
`;

const Side = styled.span`
  display: grid;
  min-width: 0;
  align-content: start;
  justify-items: start;

  & + & {
    flex: none;
    justify-items: end;
    text-align: end;
  }
`;

const Words = styled(Side)`
  gap: ${token.space[4]};
  overflow-wrap: anywhere;
`;

function Deliveries({ value: { items } }: { value: OverviewValue<'deliveries'> }) {
  const { language } = useLanguage();
  const { linkComponent } = useKit();
  if (items.length === 0)
    return (
      <OverviewNote>
        <FormattedMessage id="home.deliveries.empty" />
      </OverviewNote>
    );
  return (
    <OverviewRows data-is-short>
      <OverviewList>
        {items.map((order) => (
          <OverviewRow key={order.id}>
            <DeliveryLink as={linkComponent} href={orderPath(order.id)}>
              <Words>
                <Text variant="bodyStrong">
                  {serviceTitle(
                    translatedName(order.product.translations, language, order.product.name),
                    order.siteName || order.city,
                  )}
                </Text>
                <OrderStatusLabel status={order.status} />
              </Words>
              <Side>
                <DeliveryDay order={order} />
              </Side>
            </DeliveryLink>
          </OverviewRow>
        ))}
      </OverviewList>
    </OverviewRows>
  );
}

/** The day and its week, or the week that is likely. */
function DeliveryDay({ order: { confirmedDeliveryAt, estimatedDeliveryWeek } }: { order: Delivery }) {
  const week = confirmedDeliveryAt === null ? estimatedDeliveryWeek : isoWeekOf(confirmedDeliveryAt);
  const number = Number(week?.split('-W')[1]);
  return (
    <>
      {confirmedDeliveryAt === null ? (
        <Text tone="muted">
          <FormattedMessage id="home.deliveries.notConfirmed" />
        </Text>
      ) : (
        <Text variant="bodyStrong">
          <Day value={confirmedDeliveryAt} format="shortDate" />
        </Text>
      )}
      <LateLabel by={confirmedDeliveryAt ?? ''}>
        {number > 0 && (
          <Text variant="caption" tone="muted">
            <FormattedMessage
              id={confirmedDeliveryAt === null ? 'home.deliveries.estimated' : 'home.deliveries.week'}
              values={{ week: number }}
            />
          </Text>
        )}
      </LateLabel>
    </>
  );
}

/** Few have a first delivery: its guide is fetched for them alone. */
const guide: Part<FirstDeliveryProps> = {
  texts: [
    'home',
    'order-details',
    'order-track',
    'order-words',
    'installation-contact',
    'preferences',
    'form',
    'ui-form',
  ],
  component: async () => (await import('./overview/FirstDelivery.tsx')).FirstDelivery,
};

function First({ value: { items } }: { value: OverviewValue<'deliveries'> }) {
  const { Component } = useRequiredComponent(guide);
  const [first] = items;
  return Component && first && <Component delivery={first} />;
}

export const ordersOverview: readonly OverviewPiece[] = [
  { place: 'firstDelivery', part: 'deliveries', Content: First },
  { place: 'waiting', part: 'waitingOrders', Content: WaitingOrders },
  {
    place: 'deliveries',
    part: 'deliveries',
    Content: Deliveries,
    more: { href: ordersPath, label: 'home.deliveries.all' },
  },
];
