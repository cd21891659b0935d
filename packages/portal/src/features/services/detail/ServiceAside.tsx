import type { ServiceDetails } from '@skerry/contracts';
import { Button, Link, Sheet, SheetSection, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { Person } from '../../../platform/detail/Person.tsx';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';
import { siteHref } from '../../../platform/services-section/services-section.paths.ts';
import { useInvoiceTextEditor } from '../invoice-texts/useInvoiceTextEditor.ts';
import { serviceTagsFormId } from '../serviceDrafts.ts';
import { useServicesRights } from '../servicesRights.ts';
import { SitePlace, type SitePlaceProps } from '../site/SitePlace.tsx';
import { ServiceTagList } from '../tags/ServiceTagList.tsx';
import type { ServiceTagsDialogProps } from '../tags/ServiceTagsDialog.tsx';

interface AsideProps {
  service: ServiceDetails;
  onOutdated: () => void;
}

/** Where a service is, who is met there, and what its company says of it. */
export function ServiceAside({ service, onOutdated }: AsideProps) {
  const { formatMessage } = useIntl();
  const { site, zSite } = service;
  return (
    <Sheet padding="none">
      <SiteSection
        title={formatMessage({ id: zSite ? 'services.details.siteA' : 'services.field.site' })}
        site={site}
        size={zSite ? 'pair' : 'small'}
      />
      {zSite && <SiteSection title={formatMessage({ id: 'services.details.siteZ' })} site={zSite} size="pair" />}
      <ContactsSection service={service} />
      <TagsSection service={service} onOutdated={onOutdated} />
      <InvoiceTextSection service={service} onOutdated={onOutdated} />
    </Sheet>
  );
}

function SiteSection({ title, ...place }: SitePlaceProps & { title: string; site: ServiceDetails['site'] }) {
  const { formatMessage } = useIntl();
  return (
    <SheetSection
      title={title}
      level={2}
      actions={
        <Link variant="action" href={siteHref(place.site.siteId)}>
          {formatMessage({ id: 'service.site.open' })}
        </Link>
      }
    >
      <SitePlace {...place} />
    </SheetSection>
  );
}

function ContactsSection({ service: { site, zSite } }: Pick<AsideProps, 'service'>) {
  const { formatMessage } = useIntl();
  const contact = site.customerInstallationContact;
  const far = zSite?.customerInstallationContact ?? null;
  const isSame = contact !== null && far !== null && contact.name === far.name && contact.phone === far.phone;
  const nearWord = isSame ? 'service.contacts.bothEnds' : zSite ? 'service.contacts.aEnd' : 'services.details.contact';
  return (
    <SheetSection title={formatMessage({ id: 'service.contacts.title' })} level={2}>
      {!contact && !far && <Text tone="muted">{formatMessage({ id: 'service.contacts.none' })}</Text>}
      {contact && <Person {...contact} about={formatMessage({ id: nearWord })} />}
      {far && !isSame && <Person {...far} about={formatMessage({ id: 'service.contacts.zEnd' })} />}
    </SheetSection>
  );
}

const tagsDialog: Part<ServiceTagsDialogProps> = {
  texts: ['services-parts', 'form', 'ui-form'],
  component: async () => (await import('../tags/ServiceTagsDialog.tsx')).ServiceTagsDialog,
};

function TagsSection({ service, onOutdated }: AsideProps) {
  const { formatMessage } = useIntl();
  const { mayTag } = useServicesRights();
  const { Dialog, prepare, open, close } = useLazyDialog(tagsDialog, serviceTagsFormId(service.serviceId));
  return (
    <SheetSection
      title={formatMessage({ id: 'services.field.tags' })}
      level={2}
      actions={
        mayTag && (
          <Button
            variant="ghost"
            size="small"
            aria-label={formatMessage({ id: 'services.bulk.tags' })}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={open}
          >
            {formatMessage({ id: 'service.change' })}
          </Button>
        )
      }
    >
      <ServiceTagList tags={service.tags} />
      {Dialog && <Dialog service={service} onClose={close} onOutdated={onOutdated} />}
    </SheetSection>
  );
}

function InvoiceTextSection({ service, onOutdated }: AsideProps) {
  const { formatMessage } = useIntl();
  const rights = useServicesRights();
  // What has ended is not invoiced any more.
  const mayChangeInvoiceText = rights.mayChangeInvoiceText && !hasEnded(service);
  const { serviceId, serviceName, invoiceText } = service;
  const { Editor, close, opener } = useInvoiceTextEditor(serviceId, mayChangeInvoiceText);
  return (
    <SheetSection
      title={formatMessage({ id: 'services.field.invoiceText' })}
      level={2}
      actions={
        mayChangeInvoiceText &&
        !Editor && (
          <Button
            variant="ghost"
            size="small"
            aria-label={formatMessage({ id: 'services.invoiceText.editOf' }, { name: `${serviceName} ${serviceId}` })}
            {...opener}
          >
            {formatMessage({ id: 'service.change' })}
          </Button>
        )
      }
    >
      {Editor ? (
        <Editor service={service} onClose={close} onOutdated={onOutdated} />
      ) : (
        <Text {...(invoiceText === '' && { tone: 'muted' as const })}>
          {invoiceText || formatMessage({ id: 'services.invoiceText.none' })}
        </Text>
      )}
    </SheetSection>
  );
}
