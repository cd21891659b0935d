import type { Order } from '@skerry/contracts';
import { Avatar, Button, Heading, Link, Text } from '@skerry/ui';
import { IconMessage2 } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { orderMessageHash, orderPath } from '../orders.paths.ts';
import type { OpenedDialog } from '../dialogs/useOrderDialog.tsx';
import { Actions, Column, ColumnHead, Person, Reach } from './FirstDelivery.styles.ts';

export interface DeliveryCoordinatorProps {
  order: Order | undefined;
  dateDialog: OpenedDialog | undefined;
}

/** Whom to ask about the delivery: by name once somebody has written about it. */
export function DeliveryCoordinator({ order, dateDialog }: DeliveryCoordinatorProps) {
  const { appName, contact } = useRuntimeConfig();
  const name = order?.messages.findLast(({ isFromProvider }) => isFromProvider)?.authorName;
  const phone = contact.deliveryPhone ?? contact.supportPhone;
  const messageHref =
    order?.actions.includes('message') === true ? `${orderPath(order.id)}${orderMessageHash}` : undefined;
  const email = contact.deliveryEmail ?? contact.supportEmail;
  return (
    <Column>
      <ColumnHead>
        <Heading level={3} variant="subsection">
          <FormattedMessage id={name === undefined ? 'home.first.contactUs' : 'order.coordinator'} />
        </Heading>
      </ColumnHead>
      {name === undefined ? (
        <Text as="p" tone="muted" style={{ marginBlock: '8px' }}>
          <FormattedMessage id="home.first.contactUs.body" />
        </Text>
      ) : (
        <Person>
          <Avatar name={name} />
          <div>
            <Text as="div" variant="bodyStrong">
              {name}
            </Text>
            <Text variant="caption" tone="muted">
              <FormattedMessage id="order.messages.provider" values={{ app: appName }} />
            </Text>
          </div>
        </Person>
      )}
      <Reach>
        {phone !== undefined && (
          <div>
            <dt>
              <FormattedMessage id="installationContact.phone" />
            </dt>
            <dd>
              <Link href={phoneHref(phone)}>{phone}</Link>
            </dd>
          </div>
        )}
        {email !== undefined && (
          <div>
            <dt>
              <FormattedMessage id="installationContact.email" />
            </dt>
            <dd>
              <Link href={`mailto:${email}`}>{email}</Link>
            </dd>
          </div>
        )}
      </Reach>
      {(dateDialog ?? messageHref) !== undefined && (
        <Actions>
          {messageHref !== undefined && (
            <Button href={messageHref} icon={IconMessage2}>
              <FormattedMessage id="order.message.open" />
            </Button>
          )}
          {dateDialog && (
            <Button variant={messageHref === undefined ? 'secondary' : 'ghost'} {...dateDialog.opener}>
              <FormattedMessage id="order.date.open" />
            </Button>
          )}
        </Actions>
      )}
    </Column>
  );
}
