import type { Order, PreferenceSwitch } from '@skerry/contracts';
import { Button, Checkbox, Heading, Icon, Text } from '@skerry/ui';
import { IconCircleCheckFilled, IconFlag3Filled } from '@tabler/icons-react';
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
  const { name, phone } = order.site.customerInstallationContact;
  const isNamed = Boolean(name);
  const all = Object.entries(tasks) as [keyof typeof tasks, PreferenceSwitch][];
  const done = all.filter(([, preference]) => preferences?.[preference]).length + Number(isNamed);
  return (
    <Column>
      <ColumnHead>
        <Heading level={3} variant="subsection">
          <FormattedMessage id="home.first.ready.title" />
        </Heading>
        <Text variant="caption" tone="muted">
          <FormattedMessage id="home.first.ready.done" values={{ done, all: all.length + 1 }} />
        </Text>
      </ColumnHead>
      <Lines>
        <li data-is-done={isNamed || undefined}>
          <Icon icon={isNamed ? IconCircleCheckFilled : IconFlag3Filled} />
          <div>
            <Text as="div" {...(!isNamed && { variant: 'bodyStrong' })}>
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
        {all.map(([task, preference]) => (
          <li key={task}>
            <Checkbox
              checked={preferences?.[preference] ?? false}
              onCheckedChange={(isDone) => choose(preference, isDone)}
            >
              <FormattedMessage id={`home.first.${task}`} />
            </Checkbox>
          </li>
        ))}
      </Lines>
      {order.actions.includes('contact') && (
        <Actions>
          <Button {...(!isNamed && { variant: 'primary' })} {...contactDialog.opener}>
            <FormattedMessage id={isNamed ? 'home.first.contact.change' : 'home.first.contact.name'} />
          </Button>
        </Actions>
      )}
    </Column>
  );
}
