import { Button, PageHeader, Sheet, Stack } from '@skerry/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useLazyComponent, type Part } from '../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import { DetailBack } from '../../platform/detail/DetailBack.tsx';
import { useMenuEntries } from '../../platform/feature/useMenuEntries.ts';
import { OfflineNote } from '../../platform/offline/OfflineNote.tsx';
import { newQuoteHref, offersQuotes } from '../quote-and-order/quote-and-order.paths.ts';
import { useServiceSelection, type ServiceSelection } from './bulk/useServiceSelection.ts';
import type { PagePart } from './components/MissingParts.tsx';
import { ServicesList } from './list/ServicesList.tsx';
import { useSavedViews } from '../../platform/list/saved-views/savedViews.queries.ts';
import { useServiceFacets, useServiceTags } from './services.queries.ts';
import { useServicesRights } from './servicesRights.ts';
import { ServicesActionsMenu, useServicesActions } from './ServicesActions.tsx';
import type { ServicesListProps } from './servicesListProps.ts';
import { ServicesTabs } from './ServicesTabs.tsx';
import { UnsavedForms } from '../../platform/unsaved-changes/UnsavedForms.tsx';
import { useServicesView, type ServicesAddress } from './useServicesView.ts';
import { newQuoteIcon } from '../../platform/services-section/new-quote-icon.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

const detailsView: Part<{ address: ServicesAddress }> = {
  texts: [
    'services-parts',
    'service-details',
    'disturbance-words',
    'freeze',
    'service-change-words',
    'order-words',
    'order-track',
    'detail',
    'ui-form',
  ],
  component: async () => (await import('./detail/ServiceDetailsView.tsx')).ServiceDetailsView,
};
const sitesList: Part<ServicesListProps> = {
  texts: [],
  component: async () => (await import('./sites/SitesList.tsx')).SitesList,
};
const servicesOnMap: Part<ServicesListProps> = {
  texts: [],
  component: async () => (await import('./map/ServicesOnMap.tsx')).ServicesOnMap,
};

/** The company's services: as a list, by site, or one of them. */
export function ServicesPage() {
  const address = useServicesView();
  const { service } = address.view;
  const selection = useServiceSelection();
  const hasShownList = useRef(false);
  useEffect(() => {
    if (service === '') hasShownList.current = true;
  });
  return (
    <UnsavedForms>
      {service === '' ? (
        <Services address={address} selection={selection} />
      ) : (
        <ServiceDetails key={service} address={address} hasShownList={hasShownList} />
      )}
    </UnsavedForms>
  );
}

function Sites(props: ServicesListProps) {
  const { Component: SitesList } = useRequiredComponent(sitesList);
  return SitesList ? <SitesList {...props} /> : <Sheet aria-busy />;
}

function OnMap(props: ServicesListProps) {
  const { Component: ServicesOnMap } = useRequiredComponent(servicesOnMap);
  return ServicesOnMap ? <ServicesOnMap {...props} /> : <Sheet aria-busy />;
}

interface DetailsOfListProps {
  address: ServicesAddress;
  /** The service takes the place of the list: as every new page, it gives the focus to its heading. */
  hasShownList: RefObject<boolean>;
}

function ServiceDetails({ address, hasShownList }: DetailsOfListProps) {
  const { Component: ServiceDetailsView, isOffline } = useRequiredComponent(detailsView);
  const isThere = ServiceDetailsView !== undefined;
  useEffect(() => {
    if (!isThere || !hasShownList.current) return;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, [isThere, hasShownList]);
  if (ServiceDetailsView) return <ServiceDetailsView address={address} />;
  return isOffline ? <DetailsOffline address={address} /> : <div aria-busy />;
}

/** The page of a service was not fetched before the network went: its way back stands, and it comes by itself with the network. */
function DetailsOffline({ address: { hrefOf } }: Pick<DetailsOfListProps, 'address'>) {
  const { formatMessage } = useIntl();
  return (
    <Stack>
      <DetailBack href={hrefOf({ service: '' })} label={formatMessage({ id: 'services.details.back' })} />
      <OfflineNote />
    </Stack>
  );
}

function Services({ address, selection }: { address: ServicesAddress; selection: ServiceSelection }) {
  // Most who see the list open a service, and then it is there at once, without a network too.
  const { prepare } = useLazyComponent(detailsView);
  useEffect(prepare, [prepare]);
  const { formatMessage } = useIntl();
  const { view } = address;
  const facets = useServiceFacets();
  const tags = useServiceTags();
  const views = useSavedViews('services');
  const actions = useServicesActions(view.filter);
  const isPhone = !useIsAtLeast('small');
  const mayQuote = offersQuotes(useMenuEntries(), useStartupData().flags);
  const { seesDisturbances } = useServicesRights();
  const [isTagRemoved, setTagRemoved] = useState(false);

  const known = tags.data;
  const hasUnknownTag = known !== undefined && view.filter.tags.some((id) => !known.some((tag) => tag.id === id));
  if (hasUnknownTag && !isTagRemoved) setTagRemoved(true);
  useEffect(() => {
    if (!hasUnknownTag) return;
    const left = view.filter.tags.filter((id) => known.some((tag) => tag.id === id));
    address.correct({ filter: { ...view.filter, tags: left } });
  });
  const isUntold = view.filter.disturbance !== '' && !seesDisturbances;
  useEffect(() => {
    if (isUntold) address.correct({ filter: { ...view.filter, disturbance: '' } });
  });

  const shared = {
    address,
    facets: facets.data,
    tags: known ?? [],
    isTagRemoved,
    onTagRemovedSeen: () => setTagRemoved(false),
    actions,
    selection,
    parts: [
      { title: 'services.facets.error', query: facets },
      { title: 'services.tags.error', query: tags },
      { title: 'list.views.error', query: views },
    ] satisfies PagePart[],
  };
  return (
    <Stack>
      <PageHeader
        title={formatMessage({ id: 'pages.services' })}
        {...(!isPhone && {
          actions: (
            <>
              {mayQuote && (
                <Button variant="primary" icon={newQuoteIcon} href={newQuoteHref}>
                  {formatMessage({ id: 'services.newQuote' })}
                </Button>
              )}
              <ServicesActionsMenu actions={actions} />
            </>
          ),
        })}
        tabs={<ServicesTabs address={address} facets={facets.data} />}
      />
      {view.view === 'list' && <ServicesList {...shared} />}
      {view.view === 'sites' && <Sites {...shared} />}
      {view.view === 'map' && <OnMap {...shared} />}
      {actions.dialogs}
    </Stack>
  );
}
