import { IconMapPinOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LoadedDetail } from '../../../platform/detail/LoadedDetail.tsx';
import { useSite } from '../services.queries.ts';
import { servicesPath } from '../services.paths.ts';
import { SiteDetails } from './SiteDetails.tsx';

/** One site: what the company has there, what it has ordered for it, and how one gets in. */
export function SitePage() {
  const { formatMessage } = useIntl();
  const { siteId = '' } = useParams();
  const query = useSite(siteId);
  return (
    <LoadedDetail
      key={siteId}
      query={query}
      back={{ href: `${servicesPath}?view=sites`, label: formatMessage({ id: 'site.back' }) }}
      icon={IconMapPinOff}
      texts={{
        failed: 'site.error',
        gone: { title: 'site.gone.title', body: 'site.gone.body', action: 'site.gone.action' },
      }}
    >
      {(site) => <SiteDetails site={site} />}
    </LoadedDetail>
  );
}
