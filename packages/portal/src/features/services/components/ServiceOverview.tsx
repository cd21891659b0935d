import { readServiceStatus, streetOf, type ServiceDetails } from '@skerry/contracts';
import { BitRate, Button, DescriptionList, Link, Money, Sheet, Stack, Text, type Description } from '@skerry/ui';
import { IconTags } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { formatPhoneNumber } from '../../../platform/format/phone-number.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { serviceTagsFormId } from '../serviceDrafts.ts';
import { useServicesRights } from '../servicesRights.ts';
import { InvoiceText } from './InvoiceText.tsx';
import { ServiceStatusLabel, useStatusMeaning } from './ServiceStatusLabel.tsx';
import { ServiceTagList } from './ServiceTagList.tsx';
import type { ServiceTagsDialogProps } from './ServiceTagsDialog.tsx';
import { ServiceHealth } from './useServiceTableColumns.tsx';

const tagsDialog: Part<ServiceTagsDialogProps> = {
  texts: ['services-parts', 'form', 'ui-form'],
  component: async () => (await import('./ServiceTagsDialog.tsx')).ServiceTagsDialog,
};

export interface ServiceOverviewProps {
  service: ServiceDetails;
  onOutdated: () => void;
}

/** What is known of a service. */
export function ServiceOverview({ service, onOutdated }: ServiceOverviewProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const rights = useServicesRights();
  const meaning = useStatusMeaning(service);
  const { Dialog, prepare, open, close } = useLazyDialog(tagsDialog, serviceTagsFormId(service.serviceId));
  const { site, zSite, monthlyFee, productInformation } = service;
  const missing = <Text tone="muted">{formatMessage({ id: 'services.value.none' })}</Text>;
  const day = (date: string | null) => (date === null ? missing : <Day value={date} />);
  const isKnown = readServiceStatus(service.status) !== undefined;

  const facts: Description[] = [
    {
      term: formatMessage({ id: 'services.field.product' }),
      description: translatedName(productInformation.translations, language, productInformation.id),
    },
    {
      term: formatMessage({ id: 'services.field.status' }),
      description: (
        <Stack gap={2}>
          <ServiceStatusLabel service={service} />
          {isKnown && (
            <Text variant="caption" tone="muted">
              {meaning}
            </Text>
          )}
        </Stack>
      ),
    },
    { term: formatMessage({ id: 'services.field.health' }), description: <ServiceHealth health={service.health} /> },
    {
      term: formatMessage({ id: 'services.field.capacity' }),
      description:
        service.capacityBps === null ? (service.capacity ?? missing) : <BitRate value={service.capacityBps} />,
    },
    { term: formatMessage({ id: 'services.field.inServiceSince' }), description: day(service.inServiceSince) },
    { term: formatMessage({ id: 'services.field.contractEnd' }), description: day(service.contractEndsOn) },
    ...(service.endsOn === null
      ? []
      : [{ term: formatMessage({ id: 'services.field.endsOn' }), description: <Day value={service.endsOn} /> }]),
    { term: formatMessage({ id: 'services.field.orderServiceId' }), description: service.orderServiceId ?? missing },
    ...(service.diversityGroup === null
      ? []
      : [{ term: formatMessage({ id: 'services.field.diversityGroup' }), description: service.diversityGroup }]),
    ...(rights.seesPrices
      ? [
          {
            term: formatMessage({ id: 'services.field.monthlyFee' }),
            description: monthlyFee ? <Money {...monthlyFee} /> : missing,
          },
        ]
      : []),
    {
      term: formatMessage({ id: 'services.field.invoiceText' }),
      description: <InvoiceText service={service} mayChange={rights.mayChangeInvoiceText} onOutdated={onOutdated} />,
    },
  ];

  return (
    <Stack>
      <Sheet title={formatMessage({ id: 'services.details.facts' })}>
        <DescriptionList items={facts} />
      </Sheet>
      <Sheet
        title={formatMessage({ id: 'services.field.tags' })}
        actions={
          rights.mayTag && (
            <Button size="small" icon={IconTags} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
              {formatMessage({ id: 'services.tags.choose' })}
            </Button>
          )
        }
      >
        <ServiceTagList tags={service.tags} />
      </Sheet>
      <SiteSheet title={formatMessage({ id: zSite ? 'services.details.siteA' : 'services.field.site' })} site={site} />
      {zSite && <SiteSheet title={formatMessage({ id: 'services.details.siteZ' })} site={zSite} />}
      {Dialog && <Dialog service={service} onClose={close} onOutdated={onOutdated} />}
    </Stack>
  );
}

/** A place of a service, with whom to meet there. */
function SiteSheet({ title, site }: { title: string; site: ServiceDetails['site'] }) {
  const { formatMessage } = useIntl();
  const { address, customerInstallationContact: contact } = site;
  const missing = <Text tone="muted">{formatMessage({ id: 'services.value.none' })}</Text>;
  const street = streetOf(address);
  const inside = [
    address.floor === null ? undefined : formatMessage({ id: 'services.details.floor' }, { floor: address.floor }),
    address.room,
  ].filter(Boolean);
  return (
    <Sheet title={title}>
      <DescriptionList
        items={[
          { term: formatMessage({ id: 'services.details.name' }), description: site.siteName },
          { term: formatMessage({ id: 'services.field.siteReference' }), description: site.siteReference ?? missing },
          { term: formatMessage({ id: 'services.field.numericalSiteId' }), description: site.numericalSiteId },
          {
            term: formatMessage({ id: 'services.field.address' }),
            description: `${street}, ${address.zipCode} ${address.city}`,
          },
          {
            term: formatMessage({ id: 'services.details.inside' }),
            description: inside.length > 0 ? inside.join(', ') : missing,
          },
          {
            term: formatMessage({ id: 'services.details.contact' }),
            description: contact ? (
              <Stack gap={8}>
                {contact.name}
                {contact.email !== null && <Link href={`mailto:${contact.email}`}>{contact.email}</Link>}
                {contact.phone !== null && (
                  <Link href={phoneHref(contact.phone)}>{formatPhoneNumber(contact.phone)}</Link>
                )}
              </Stack>
            ) : (
              missing
            ),
          },
          ...(site.accessInstructions === null
            ? []
            : [{ term: formatMessage({ id: 'services.details.access' }), description: site.accessInstructions }]),
        ]}
      />
    </Sheet>
  );
}
