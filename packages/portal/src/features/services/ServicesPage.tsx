import { Button, PageHeader, Stack } from '@skerry/ui';
import { IconTags } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLazyDialog } from '../../platform/browser/useLazyDialog.ts';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { ServicesSubMenu } from '../../platform/services-section/ServicesSubMenu.tsx';
import { PartialFailure } from './components/PartialFailure.tsx';
import { ExportMenu } from './components/ExportMenu.tsx';
import { ServiceDetailsView } from './components/ServiceDetailsView.tsx';
import { ServicesList } from './components/ServicesList.tsx';
import { SitesList } from './components/SitesList.tsx';
import { servicesPath } from './services.paths.ts';
import { useServiceFacets, useServiceTags } from './services.queries.ts';
import { useServicesRights } from './servicesRights.ts';
import { useServicesView, type ServicesAddress } from './useServicesView.ts';

const tagsDialog: Part<{ onClose: () => void }> = {
  texts: [],
  component: async () => (await import('./components/TagsDialog.tsx')).TagsDialog,
};

/** The company's services: as a list, by site, or one of them. */
export function ServicesPage() {
  const address = useServicesView();
  const { service } = address.view;
  return service === '' ? <Services address={address} /> : <ServiceDetailsView key={service} address={address} />;
}

function Services({ address }: { address: ServicesAddress }) {
  const { formatMessage } = useIntl();
  const { view } = address;
  const { mayTag } = useServicesRights();
  const facets = useServiceFacets();
  const tags = useServiceTags();
  const { Dialog, prepare, open, close } = useLazyDialog(tagsDialog);
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
              <Button icon={IconTags} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
                {formatMessage({ id: 'services.tags.manage' })}
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
      {view.view === 'sites' ? <SitesList {...shared} /> : <ServicesList {...shared} />}
      {Dialog && <Dialog onClose={close} />}
    </Stack>
  );
}
