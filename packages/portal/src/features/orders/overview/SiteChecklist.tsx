import type { Order, PreferenceSwitch } from '@skerry/contracts';
import { Button, Checkbox, Heading, Icon, Text } from '@skerry/ui';
import { IconCircleCheckFilled, IconFlag3Filled } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatPhoneNumber } from '../../../platform/format/phone-number.ts';
import { usePreferences } from '../../../platform/preferences/usePreferences.ts';
import type { OpenedDialog } from '../dialogs/useOrderDialog.tsx';
import { Actions, Column, ColumnHead, Lines } from './FirstDelivery.styles.ts';

/** What the customer sees to, and ticks. */
const tasks = {
  power: 'firstDeliveryHasPower',
  space: 'firstDeliveryHasSpace',
  permission: 'firstDeliveryHasPermission',
} as const satisfies Record<string, PreferenceSwitch>;

export interface SiteChecklistProps {
  order: Order;
  contactDialog: OpenedDialog;
}

/** What must be ready on site. Who is met there is the order's; the rest is what the user has ticked. */
export function SiteChecklist({ order, contactDialog }: SiteChecklistProps) {
  const { preferences, choose } = usePreferences();
  const heading = useRef<HTMLHeadingElement>(null);
  const isNamed = Boolean(order.site.customerInstallationContact.name);
  const all = Object.entries(tasks) as [keyof typeof tasks, PreferenceSwitch][];
  const open = all.filter(([, preference]) => preferences?.[preference] !== true);
  const done = all.length - open.length + Number(isNamed);

  function tickAll() {
    // The button goes with what is open.
    heading.current?.focus();
    for (const [, preference] of open) choose(preference, true);
  }

  return (
    <Column>
      <ColumnHead>
        <Heading level={3} variant="subsection" ref={heading} tabIndex={-1}>
          <FormattedMessage id="home.first.ready.title" />
        </Heading>
        <Text variant="caption" tone="muted">
          <FormattedMessage id="home.first.ready.done" values={{ done, all: all.length + 1 }} />
        </Text>
      </ColumnHead>
      <Lines>
        <OnSiteContact order={order} />
        {all.map(([task, preference]) => {
          const isDone = preferences?.[preference] ?? false;
          return (
            <li key={task}>
              <Checkbox
                checked={isDone}
                onCheckedChange={(isTicked) => choose(preference, isTicked)}
                {...(!isDone && { hint: <FormattedMessage id={`home.first.${task}.body`} /> })}
              >
                <Text {...(isDone ? { tone: 'muted' } : { variant: 'bodyStrong' })}>
                  <FormattedMessage id={`home.first.${task}`} />
                </Text>
              </Checkbox>
            </li>
          );
        })}
      </Lines>
      <Actions>
        {isNamed && open.length > 0 && (
          <Button variant="primary" onClick={tickAll}>
            <FormattedMessage id="home.first.ready.all" />
          </Button>
        )}
        {order.actions.includes('contact') && (
          <Button variant={isNamed ? (open.length > 0 ? 'ghost' : 'secondary') : 'primary'} {...contactDialog.opener}>
            <FormattedMessage id={isNamed ? 'home.first.contact.change' : 'home.first.contact.name'} />
          </Button>
        )}
      </Actions>
    </Column>
  );
}

/** Who lets the technician in, or that somebody must be named. */
function OnSiteContact({ order }: Pick<SiteChecklistProps, 'order'>) {
  const { name, phone } = order.site.customerInstallationContact;
  const isNamed = Boolean(name);
  return (
    <li data-is-done={isNamed || undefined}>
      <Icon icon={isNamed ? IconCircleCheckFilled : IconFlag3Filled} />
      <div>
        <Text as="div" {...(isNamed ? { tone: 'muted' } : { variant: 'bodyStrong' })}>
          {isNamed ? (
            <FormattedMessage id="home.first.contact" values={{ name }} />
          ) : (
            <FormattedMessage id="home.first.contact.missing" />
          )}
        </Text>
        {!isNamed && (
          <Text variant="caption" tone="muted">
            <FormattedMessage id="home.first.contact.missing.body" />
          </Text>
        )}
        {isNamed && phone !== null && phone !== '' && (
          <Text variant="caption" tone="muted">
            {formatPhoneNumber(phone)}
          </Text>
        )}
      </div>
    </li>
  );
}
