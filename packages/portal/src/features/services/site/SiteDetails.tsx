import { streetOf, type Site } from '@skerry/contracts';
import { Link, Sheet, SheetSection, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { Person } from '../../../platform/detail/Person.tsx';
import { useCopyLink } from '../../../platform/detail/useCopyLink.ts';
import { useRelatedOrders } from '../../../platform/orders/useRelatedOrders.ts';
import { ordersOfSiteHref } from '../../orders/orders.paths.ts';
import { OrderEvents } from '../components/OrderEvents.tsx';
import { SiteStateLabel } from '../sites/SiteStateLabel.tsx';
import { SiteFigures } from './SiteFigures.tsx';
import { SitePlace } from './SitePlace.tsx';
import { SiteServices } from './SiteServices.tsx';

/** A site that was found. */
export function SiteDetails({ site }: { site: Site }) {
  const { formatMessage } = useIntl();
  const copyLink = useCopyLink();
  const orders = useRelatedOrders({ siteId: site.siteId });
  const { zipCode, city } = site.address;
  return (
    <DetailPage
      title={site.siteName}
      flag={<SiteStateLabel state={site.state} variant="flag" />}
      facts={[
        <FormattedMessage
          key="number"
          id="site.about"
          values={{
            number: (
              <Text key="number" variant="mono">
                {site.numericalSiteId}
              </Text>
            ),
          }}
        />,
        [streetOf(site.address), [zipCode, city].join(' ')].filter(Boolean).join(', '),
        site.siteReference !== null &&
          formatMessage({ id: 'service.yourReference' }, { reference: site.siteReference }),
      ]}
      more={[{ items: [copyLink] }]}
      figures={<SiteFigures site={site} />}
      side={<SiteAside site={site} />}
    >
      <SiteServices siteId={site.siteId} />
      <Sheet
        title={formatMessage({ id: 'site.orders.title' })}
        padding="none"
        actions={
          orders.data !== undefined &&
          orders.data.totalItems > 1 && (
            <Link variant="action" href={ordersOfSiteHref(site.siteId)}>
              {formatMessage({ id: 'service.orders.all' }, { count: orders.data.totalItems })}
            </Link>
          )
        }
      >
        <OrderEvents query={orders} max={5} />
      </Sheet>
    </DetailPage>
  );
}

function SiteAside({ site }: { site: Site }) {
  const { formatMessage } = useIntl();
  const { accessInstructions, customerInstallationContact: contact } = site;
  return (
    <Sheet padding="none">
      <SheetSection title={formatMessage({ id: 'services.field.address' })} level={2}>
        <SitePlace site={site} />
      </SheetSection>
      {accessInstructions !== null && (
        <SheetSection title={formatMessage({ id: 'site.access.title' })} level={2}>
          {accessInstructions}
        </SheetSection>
      )}
      <SheetSection title={formatMessage({ id: 'service.contacts.title' })} level={2}>
        {contact ? (
          <Person {...contact} about={formatMessage({ id: 'services.details.contact' })} />
        ) : (
          <Text tone="muted">{formatMessage({ id: 'service.contacts.none' })}</Text>
        )}
      </SheetSection>
    </Sheet>
  );
}
