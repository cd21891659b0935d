import { Button, DateTime, from, Heading, Icon, Link, Sheet, Stepper, Text, token } from '@skerry/ui';
import { IconBuildingWarehouse, IconCircleCheckFilled, IconFlag } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Day } from '../../../platform/format/Day.tsx';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { deliverySteps } from '../../../platform/orders/deliverySteps.ts';
import { OrderStatusLabel } from '../../../platform/orders/OrderStatusLabel.tsx';
import { stepWord } from '../../../platform/orders/stepWord.ts';
import type { OverviewValue } from '../../../platform/overview/overview.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { orderPath } from '../orders.paths.ts';
import { useOrder } from '../orders.queries.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[20]};
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
`;

const Track = styled.div`
  padding: ${token.space[4]} ${token.space[20]} ${token.space[20]};
`;

const Columns = styled.div`
  display: grid;
  border-top: ${token.border.hairline} solid ${token.border.subtle};

  & > * {
    padding: ${token.space[16]} ${token.space[20]};
  }
  ${from.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > * + * {
      border-inline-start: ${token.border.hairline} solid ${token.border.subtle};
    }
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  margin: ${token.space[12]} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: ${token.space[12]};
  }
  & svg {
    flex: none;
    margin-top: 1px;
  }
  & [data-is-done] svg {
    color: ${token.tone.positive.icon};
  }
`;

const ToDo = styled.div`
  margin-top: ${token.space[16]};
`;

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

export interface FirstDeliveryProps {
  delivery: OverviewValue<'deliveries'>['items'][number];
}

/** Guides somebody through the first delivery: how far it is, what must be ready, what comes next, and whom to ask. */
export function FirstDelivery({ delivery }: FirstDeliveryProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { data: order } = useOrder(delivery.id);
  const { contact } = useRuntimeConfig();
  const day = delivery.confirmedDeliveryAt;
  const product = translatedName(delivery.product.translations, language, delivery.product.name);
  const track = order && deliverySteps(order);
  const visitor = order?.site.customerInstallationContact;
  const isOpened = Boolean(visitor?.name);
  const phone = contact.deliveryPhone ?? contact.supportPhone;
  const email = contact.deliveryEmail ?? contact.supportEmail;
  return (
    <Sheet padding="none" aria-label={intl.formatMessage({ id: 'home.first.title' })}>
      <Head>
        <div>
          <Title>
            <Heading level={2} variant="section">
              {day === null ? (
                <FormattedMessage id="home.first.title" />
              ) : (
                <FormattedMessage id="home.first.titleOn" values={{ date: <Day value={day} /> }} />
              )}
            </Heading>
            <OrderStatusLabel status={delivery.status} variant="flag" />
          </Title>
          <Text tone="muted">
            <FormattedMessage
              id="home.first.order"
              values={{ product, site: delivery.siteName || delivery.city, number: delivery.orderNumber }}
            />
          </Text>
        </div>
        <Link variant="action" href={orderPath(delivery.id)}>
          <FormattedMessage id="home.first.open" />
        </Link>
      </Head>
      {track && order.milestones.length > 0 && (
        <Track>
          <Stepper
            variant="track"
            label={intl.formatMessage({ id: 'home.first.title' })}
            current={track.current}
            steps={track.steps.map(({ milestone: { code, plannedAt }, interruption, at }) => ({
              id: code,
              label: stepWord(intl, interruption ?? code),
              hint:
                at !== null ? (
                  <DateTime value={at} format="shortDate" />
                ) : (
                  plannedAt !== null && <Day value={plannedAt} format="shortDate" />
                ),
            }))}
          />
        </Track>
      )}
      <Columns>
        <div>
          <Heading level={3} variant="subsection">
            <FormattedMessage id="home.first.ready.title" />
          </Heading>
          <Lines>
            {order && (
              <li data-is-done={isOpened || undefined}>
                <Icon icon={isOpened ? IconCircleCheckFilled : IconFlag} />
                {isOpened ? (
                  <FormattedMessage id="home.first.contact" values={{ name: visitor?.name }} />
                ) : (
                  <Told title="home.first.contact.missing" body="home.first.contact.missing.body" />
                )}
              </li>
            )}
            <li>
              <Icon icon={IconBuildingWarehouse} />
              <Told title="home.first.power" body="home.first.power.body" />
            </li>
          </Lines>
          {order && !isOpened && (
            <ToDo>
              <Button variant="primary" href={orderPath(delivery.id)}>
                <FormattedMessage id="home.first.contact.name" />
              </Button>
            </ToDo>
          )}
        </div>
        <div>
          <Heading level={3} variant="subsection">
            <FormattedMessage id="home.first.next.title" />
          </Heading>
          <Lines as="ol">
            {stepsAhead(delivery.status).map((step) => (
              <li key={step}>
                <Told title={`home.first.next.${step}`} body={`home.first.next.${step}.body`} />
              </li>
            ))}
          </Lines>
        </div>
        <div>
          <Heading level={3} variant="subsection">
            <FormattedMessage id="home.first.contactUs" />
          </Heading>
          <Lines>
            <li>
              <FormattedMessage id="home.first.contactUs.body" />
            </li>
            {phone !== undefined && (
              <li>
                <Link href={phoneHref(phone)}>{phone}</Link>
              </li>
            )}
            {email !== undefined && (
              <li>
                <Link href={`mailto:${email}`}>{email}</Link>
              </li>
            )}
          </Lines>
        </div>
      </Columns>
    </Sheet>
  );
}

type Topic = 'contact.missing' | 'power' | `next.${(typeof nextSteps)[number]}`;

function Told({ title, body }: { title: `home.first.${Topic}`; body: `home.first.${Topic}.body` }) {
  return (
    <div>
      <Text variant="bodyStrong" as="div">
        <FormattedMessage id={title} />
      </Text>
      <Text variant="caption" tone="muted">
        <FormattedMessage id={body} />
      </Text>
    </div>
  );
}
