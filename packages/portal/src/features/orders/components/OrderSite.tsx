import { streetOf } from '@skerry/contracts';
import { DescriptionList, Link, Sheet, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { formatPhoneNumber } from '../../../platform/format/phone-number.ts';
import { contactDialog } from '../orderDialogs.ts';
import { orderFormId } from '../orderDraft.ts';
import { ordersOfSiteHref } from '../orders.paths.ts';
import { OrderDialogButton, type OrderSectionProps } from './OrderDialogButton.tsx';

/** Where an order is delivered, and who is met there. */
export function OrderSite({ order, onOutdated }: OrderSectionProps) {
  const { formatMessage } = useIntl();
  const { site, ordererContact, actions } = order;
  const { zipCode, city, floor, room } = site.address;
  const { name, email, phone } = site.customerInstallationContact;
  const street = streetOf(site.address);
  const inside = [floor, room].filter(isSaid).join(', ');
  const missing = (id: 'order.site.noContact' | 'order.site.notSaid') => (
    <Text tone="muted">{formatMessage({ id })}</Text>
  );
  return (
    <Sheet
      title={formatMessage({ id: 'order.site.title' })}
      actions={
        actions.includes('contact') && (
          <OrderDialogButton
            order={order}
            onOutdated={onOutdated}
            part={contactDialog}
            extra={{}}
            formId={orderFormId('contact', order.id)}
            label="order.contact.open"
            size="small"
          />
        )
      }
    >
      <Stack gap={12}>
        <DescriptionList
          layout="column"
          items={[
            { term: formatMessage({ id: 'order.site.name' }), description: site.customerName },
            {
              term: formatMessage({ id: 'order.site.address' }),
              description: [street, [zipCode, city].filter(isSaid).join(' ')].filter(isSaid).join(', '),
            },
            {
              term: formatMessage({ id: 'order.site.inside' }),
              description: inside === '' ? missing('order.site.notSaid') : inside,
            },
            {
              term: formatMessage({ id: 'order.site.contact' }),
              description: isSaid(name) ? (
                <>
                  <div>{name}</div>
                  {isSaid(phone) && <Link href={phoneHref(phone)}>{formatPhoneNumber(phone)}</Link>}
                  {isSaid(email) && <div>{email}</div>}
                </>
              ) : (
                missing('order.site.noContact')
              ),
            },
            { term: formatMessage({ id: 'order.site.orderedBy' }), description: ordererContact.name },
          ]}
        />
        {site.id !== null && (
          <Link variant="action" href={ordersOfSiteHref(site.id)}>
            {formatMessage({ id: 'order.site.orders' })}
          </Link>
        )}
      </Stack>
    </Sheet>
  );
}

function isSaid(text: string | null): text is string {
  return text !== null && text !== '';
}
