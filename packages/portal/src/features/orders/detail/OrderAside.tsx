import { streetOf, type Order } from '@skerry/contracts';
import { Button, type Description, DescriptionList, Link, Sheet, SheetSection, Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SitePicture } from '../../../platform/base-map/SitePicture.tsx';
import { mayOpen } from '../../../platform/access/access.ts';
import { insideOf } from '../../../platform/detail/insideOf.ts';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { formatPhoneNumber } from '../../../platform/format/phone-number.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { hasFault, ServiceHealth } from '../../../platform/services-section/ServiceHealth.tsx';
import { servicesAccess } from '../../../platform/services-section/services-section.access.ts';
import { siteHref } from '../../../platform/services-section/services-section.paths.ts';
import { StatusWord } from '../../../platform/services-section/StatusWord.tsx';
import { useServiceStanding } from '../../../platform/services-section/useServiceStanding.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import type { OpenedDialog } from '../dialogs/useOrderDialog.tsx';
import { ordersOfSiteHref } from '../orders.paths.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { Person } from './OrderAside.styles.ts';

/** Where an order is delivered, who is met there, the service, and what has happened. */
export function OrderAside({ order, contactDialog }: { order: Order; contactDialog: OpenedDialog }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { site, actions } = order;
  const { zipCode, city } = site.address;
  const street = streetOf(site.address);
  const inside = insideOf(intl, site.address);
  return (
    <Sheet padding="none">
      <SheetSection
        title={formatMessage({ id: 'order.site.title' })}
        level={2}
        {...(site.id !== null && {
          actions: (
            <Link variant="action" href={ordersOfSiteHref(site.id)}>
              {formatMessage({ id: 'order.site.orders' })}
            </Link>
          ),
        })}
      >
        {site.coordinates && <SitePicture {...site.coordinates} />}
        <SiteName {...site} />
        <div>{[street, [zipCode, city].filter(isSaid).join(' ')].filter(isSaid).join(', ')}</div>
        {inside !== '' && (
          <Text as="div" tone="muted">
            {inside}
          </Text>
        )}
        {isSaid(site.accessHours ?? null) && (
          <Text as="div" tone="muted">
            {formatMessage({ id: 'order.site.accessHours' }, { hours: site.accessHours })}
          </Text>
        )}
      </SheetSection>
      <SheetSection
        title={formatMessage({ id: 'order.contacts.title' })}
        level={2}
        actions={
          actions.includes('contact') && (
            <Button variant="ghost" size="small" {...contactDialog.opener}>
              {formatMessage({ id: 'order.contact.open' })}
            </Button>
          )
        }
      >
        <Contacts order={order} />
      </SheetSection>
      <Invoicing order={order} />
      {order.serviceOrder.serviceId !== null && (
        <OrderedService order={order} serviceId={order.serviceOrder.serviceId} />
      )}
      <OrderHistory order={order} />
    </Sheet>
  );
}

/** Leads to the site, for those who see services. */
function SiteName({ id, customerName }: Pick<Order['site'], 'id' | 'customerName'>) {
  const { roles } = useIdentity();
  if (customerName === '') return null;
  return (
    <Text as="div" variant="bodyStrong">
      {id !== null && mayOpen(servicesAccess, roles) ? <Link href={siteHref(id)}>{customerName}</Link> : customerName}
    </Text>
  );
}

function Contacts({ order: { site, ordererContact, messages } }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { name, email, phone } = site.customerInstallationContact;
  const coordinator = messages.findLast(({ isFromProvider }) => isFromProvider)?.authorName;
  const person = (
    who: string,
    what: 'order.site.contact' | 'order.site.orderedBy' | 'order.coordinator',
    reach?: ReactNode,
  ) => (
    <Person>
      <div>
        <Text as="div" variant="bodyStrong">
          {who}
        </Text>
        <Text as="div" variant="caption" tone="muted">
          {formatMessage({ id: what })}
        </Text>
      </div>
      {reach}
    </Person>
  );
  return (
    <>
      {isSaid(name) ? (
        person(
          name,
          'order.site.contact',
          isSaid(phone) ? <Link href={phoneHref(phone)}>{formatPhoneNumber(phone)}</Link> : email,
        )
      ) : (
        <Text tone="muted">{formatMessage({ id: 'order.site.noContact' })}</Text>
      )}
      {person(ordererContact.name, 'order.site.orderedBy')}
      {coordinator !== undefined && person(coordinator, 'order.coordinator')}
    </>
  );
}

/** What was written for the invoice; nothing where nothing was. */
function Invoicing({ order: { invoicing } }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { billingAccount = null, purchaseOrderNumber = null, invoiceText = null } = invoicing ?? {};
  const items: Description[] = [
    ...(billingAccount === null
      ? []
      : [
          {
            term: formatMessage({ id: 'order.invoicing.account' }),
            description: [billingAccount.name, billingAccount.id].join(', '),
          },
        ]),
    ...(isSaid(purchaseOrderNumber)
      ? [
          {
            term: formatMessage({ id: 'order.invoicing.purchaseOrder' }),
            description: <Text variant="mono">{purchaseOrderNumber}</Text>,
          },
        ]
      : []),
    ...(isSaid(invoiceText) ? [{ term: formatMessage({ id: 'order.invoicing.text' }), description: invoiceText }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <SheetSection title={formatMessage({ id: 'order.invoicing.title' })} level={2}>
      <DescriptionList items={items} />
    </SheetSection>
  );
}

/** By its name and id, and how it stands now. */
function OrderedService({ order: { serviceOrder }, serviceId }: { order: Order; serviceId: string }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { roles } = useIdentity();
  const standing = useServiceStanding(serviceId);
  return (
    <SheetSection title={formatMessage({ id: 'order.service.title' })} level={2}>
      <Person>
        <Text variant="bodyStrong">
          {translatedName(serviceOrder.translations, language, serviceOrder.serviceName)}
        </Text>
        {mayOpen(servicesAccess, roles) ? (
          <Link href={serviceHref(serviceId)}>
            <Text variant="mono">{serviceId}</Text>
          </Link>
        ) : (
          <Text variant="mono">{serviceId}</Text>
        )}
      </Person>
      {standing &&
        (hasFault(standing) ? <ServiceHealth service={standing} /> : <StatusWord status={standing.status} />)}
    </SheetSection>
  );
}

function isSaid(text: string | null): text is string {
  return text !== null && text !== '';
}
