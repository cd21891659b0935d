import { Button, PageHeader, Sheet, Stack } from '@skerry/ui';
import { IconFileText, IconTags } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLazyDialog } from '../../platform/browser/useLazyDialog.ts';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import { ServicesSubMenu } from '../../platform/services-section/ServicesSubMenu.tsx';
import { PartialFailure } from './components/PartialFailure.tsx';
import { ExportMenu } from './components/ExportMenu.tsx';
import { ServiceDetailsLoading } from './components/ServiceDetailsLoading.tsx';
import { ServicesList } from './components/ServicesList.tsx';
import type { SitesListProps } from './components/SitesList.tsx';
import { useSavedViews } from './savedViews.queries.ts';
import { servicesPath } from './services.paths.ts';
import { invoiceTextsFormId, tagFormId } from './serviceDrafts.ts';
import { useServiceFacets, useServiceTags } from './services.queries.ts';
import { useServicesRights } from './servicesRights.ts';
import { UnsavedForms } from './UnsavedForms.tsx';
import { useServicesView, type ServicesAddress } from './useServicesView.ts';

const detailsView: Part<{ address: ServicesAddress }> = {
  texts: ['services-parts', 'service-change-words', 'order-words'],
  component: async () => (await import('./components/ServiceDetailsView.tsx')).ServiceDetailsView,
};
const sitesList: Part<SitesListProps> = {
  texts: ['services-parts'],
  component: async () => (await import('./components/SitesList.tsx')).SitesList,
};
const servicesMap: Part<SitesListProps> = {
  texts: ['services-parts', 'services-map', 'preferences'],
  component: async () => (await import('./map/ServicesMap.tsx')).ServicesMap,
};
const tagsDialog: Part<{ onClose: () => void }> = {
  texts: ['services-parts', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./components/TagsDialog.tsx')).TagsDialog,
};

const invoiceTextsDialog: Part<{ onClose: () => void }> = {
  texts: ['services-parts', 'form', 'validation', 'ui-form', 'ui-files'],
  component: async () => (await import('./invoice-texts/InvoiceTextsDialog.tsx')).InvoiceTextsDialog,
};

/** The company's services: as a list, by site, or one of them. */
export function ServicesPage() {
  const address = useServicesView();
  const { service } = address.view;
  return (
    <UnsavedForms>
      {service === '' ? <Services address={address} /> : <ServiceDetails key={service} address={address} />}
    </UnsavedForms>
  );
}

function ServiceDetails({ address }: { address: ServicesAddress }) {
  const { Component: ServiceDetailsView } = useRequiredComponent(detailsView);
  return ServiceDetailsView ? <ServiceDetailsView address={address} /> : <ServiceDetailsLoading address={address} />;
}

function Sites(props: SitesListProps) {
  const { Component: SitesList } = useRequiredComponent(sitesList);
  return SitesList ? <SitesList {...props} /> : <Sheet aria-busy />;
}

function OnMap(props: SitesListProps) {
  const { Component: ServicesMap } = useRequiredComponent(servicesMap);
  return ServicesMap ? <ServicesMap {...props} /> : <Sheet aria-busy />;
}

function Services({ address }: { address: ServicesAddress }) {
  const { formatMessage } = useIntl();
  const { view } = address;
  const { mayTag, mayChangeInvoiceText } = useServicesRights();
  const facets = useServiceFacets();
  const tags = useServiceTags();
  const views = useSavedViews();
  const manageTags = useLazyDialog(tagsDialog, tagFormId);
  const invoiceTexts = useLazyDialog(invoiceTextsDialog, invoiceTextsFormId);
  const [isTagRemoved, setTagRemoved] = useState(false);

  const known = tags.data;
  const hasUnknownTag = known !== undefined && view.filter.tags.some((id) => !known.some((tag) => tag.id === id));
  if (hasUnknownTag && !isTagRemoved) setTagRemoved(true);
  useEffect(() => {
    if (!hasUnknownTag) return;
    const left = view.filter.tags.filter((id) => known.some((tag) => tag.id === id));
    address.correct({ filter: { ...view.filter, tags: left } });
  });

  const shared = {
    address,
    facets: facets.data,
    tags: known ?? [],
    isTagRemoved,
    onTagRemovedSeen: () => setTagRemoved(false),
  };
  return (
    <Stack>
      <PageHeader
        title={formatMessage({ id: 'pages.services' })}
        actions={
          <>
            {mayTag && (
              <Button
                icon={IconTags}
                onPointerEnter={manageTags.prepare}
                onFocus={manageTags.prepare}
                onClick={manageTags.open}
              >
                {formatMessage({ id: 'services.tags.manage' })}
              </Button>
            )}
            {mayChangeInvoiceText && (
              <Button
                icon={IconFileText}
                onPointerEnter={invoiceTexts.prepare}
                onFocus={invoiceTexts.prepare}
                onClick={invoiceTexts.open}
              >
                {formatMessage({ id: 'services.invoiceTexts.open' })}
              </Button>
            )}
            <ExportMenu services={{ filter: view.filter }} />
          </>
        }
        tabs={<ServicesSubMenu currentPath={servicesPath} />}
      />
      {facets.error !== undefined && (
        <PartialFailure
          title="services.facets.error"
          error={facets.error}
          isRetrying={facets.isValidating}
          onRetry={() => void facets.mutate()}
        />
      )}
      {tags.error !== undefined && (
        <PartialFailure
          title="services.tags.error"
          error={tags.error}
          isRetrying={tags.isValidating}
          onRetry={() => void tags.mutate()}
        />
      )}
      {views.error !== undefined && (
        <PartialFailure
          title="services.views.error"
          error={views.error}
          isRetrying={views.isValidating}
          onRetry={() => void views.mutate()}
        />
      )}
      {view.view === 'list' && <ServicesList {...shared} />}
      {view.view === 'sites' && <Sites {...shared} />}
      {view.view === 'map' && <OnMap {...shared} />}
      {manageTags.Dialog && <manageTags.Dialog onClose={manageTags.close} />}
      {invoiceTexts.Dialog && <invoiceTexts.Dialog onClose={invoiceTexts.close} />}
    </Stack>
  );
}
