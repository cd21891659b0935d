import { PageHeader, Sheet, Stack } from '@skerry/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import { PartialFailure } from './components/PartialFailure.tsx';
import { ServicesList } from './list/ServicesList.tsx';
import { useSavedViews } from './saved-views/savedViews.queries.ts';
import { useServiceFacets, useServiceTags } from './services.queries.ts';
import { ServicesActions } from './ServicesActions.tsx';
import type { ServicesListProps } from './servicesListProps.ts';
import { ServicesTabs } from './ServicesTabs.tsx';
import { UnsavedForms } from './UnsavedForms.tsx';
import { useServicesView, type ServicesAddress } from './useServicesView.ts';

const detailsView: Part<{ address: ServicesAddress }> = {
  texts: ['services-parts', 'service-details', 'freeze', 'service-change-words', 'order-words', 'detail'],
  component: async () => (await import('./detail/ServiceDetailsView.tsx')).ServiceDetailsView,
};
const sitesList: Part<ServicesListProps> = {
  texts: ['services-parts'],
  component: async () => (await import('./sites/SitesList.tsx')).SitesList,
};
const servicesMap: Part<ServicesListProps> = {
  texts: ['services-parts', 'services-map', 'preferences'],
  component: async () => (await import('./map/ServicesMap.tsx')).ServicesMap,
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
  return ServiceDetailsView ? <ServiceDetailsView address={address} /> : <div aria-busy />;
}

function Sites(props: ServicesListProps) {
  const { Component: SitesList } = useRequiredComponent(sitesList);
  return SitesList ? <SitesList {...props} /> : <Sheet aria-busy />;
}

function OnMap(props: ServicesListProps) {
  const { Component: ServicesMap } = useRequiredComponent(servicesMap);
  return ServicesMap ? <ServicesMap {...props} /> : <Sheet aria-busy />;
}

function Services({ address }: { address: ServicesAddress }) {
  const { formatMessage } = useIntl();
  const { view } = address;
  const facets = useServiceFacets();
  const tags = useServiceTags();
  const views = useSavedViews();
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
        actions={<ServicesActions filter={view.filter} />}
        tabs={<ServicesTabs address={address} facets={facets.data} />}
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
    </Stack>
  );
}
