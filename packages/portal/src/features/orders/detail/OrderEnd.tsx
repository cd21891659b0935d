import type { Order } from '@skerry/contracts';
import { Button, DateTime, Inline, Link, Note, Stack, Text } from '@skerry/ui';
import { IconMail } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';

/** When an order was cancelled and why, and whom to ask for it again: nothing can be done with it here any more. */
export function OrderEnd({ order: { status, events, orderNumber } }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { contact } = useRuntimeConfig();
  const end = status === 'CANCELLED' ? events.findLast((event) => event.status === status) : undefined;
  if (!end) return null;
  const email = contact.salesEmail ?? contact.supportEmail;
  const phone = contact.supportPhone;
  const subject = encodeURIComponent(formatMessage({ id: 'order.again.subject' }, { number: orderNumber }));
  return (
    <Note tone="neutral">
      <Stack gap={4}>
        <Text as="p" variant="bodyStrong">
          <FormattedMessage id="order.ended.CANCELLED" values={{ day: <DateTime value={end.at} /> }} />
        </Text>
        {end.text !== '' && <Text as="p">{end.text}</Text>}
        {(email !== undefined || phone !== undefined) && (
          <>
            <Text as="p" tone="muted">
              <FormattedMessage id="order.again.body" />
            </Text>
            <Inline gap={16} style={{ marginTop: 8 }}>
              {email !== undefined && (
                <Button size="small" icon={IconMail} href={`mailto:${email}?subject=${subject}`}>
                  {formatMessage({ id: 'order.again.open' })}
                </Button>
              )}
              {phone !== undefined && <Link href={phoneHref(phone)}>{phone}</Link>}
            </Inline>
          </>
        )}
      </Stack>
    </Note>
  );
}
