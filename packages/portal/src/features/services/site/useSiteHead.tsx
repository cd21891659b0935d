import { StatusLabel, Text } from '@skerry/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { SiteReason, type SiteCondition } from '../sites/SiteStateLabel.tsx';

export interface NamedSite extends SiteCondition {
  readonly siteName: string;
  readonly numericalSiteId: number;
  readonly siteReference?: string | null;
  /** Street, postal code and city, as far as they are known. */
  readonly place: string;
  /** How many services it has that have not ended. */
  readonly activeServices?: number;
}

/** What a site is called, and its facts: most of it is in the list as well. */
export function useSiteHead(): (site: NamedSite) => KnownDetail {
  const { formatMessage } = useIntl();
  return ({ siteName, numericalSiteId, siteReference, place, activeServices = 0, ...condition }) => ({
    title: siteName,
    flag:
      condition.state === 'IN_SERVICE' && activeServices > 0 ? (
        <StatusLabel tone="positive" icon={IconCircleCheckFilled} variant="flag">
          {formatMessage({ id: 'site.allInService' }, { count: activeServices })}
        </StatusLabel>
      ) : (
        <SiteReason site={condition} variant="flag" />
      ),
    facts: [
      <FormattedMessage
        key="number"
        id="site.about"
        values={{
          number: (
            <Text key="number" variant="mono">
              {numericalSiteId}
            </Text>
          ),
        }}
      />,
      place,
      siteReference && formatMessage({ id: 'service.yourReference' }, { reference: siteReference }),
    ],
  });
}
