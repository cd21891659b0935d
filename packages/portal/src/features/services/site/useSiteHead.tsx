import { Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KnownHead } from '../../../platform/detail/DetailSkeleton.tsx';
import { SiteReason, type SiteCondition } from '../sites/SiteStateLabel.tsx';

export interface NamedSite extends SiteCondition {
  readonly siteName: string;
  readonly numericalSiteId: number;
  readonly siteReference?: string | null;
  /** Street, postal code and city, as far as they are known. */
  readonly place: string;
}

/** What a site is called, and its facts: most of it is in the list as well. */
export function useSiteHead(): (site: NamedSite) => KnownHead {
  const { formatMessage } = useIntl();
  return ({ siteName, numericalSiteId, siteReference, place, ...condition }) => ({
    title: siteName,
    flag: <SiteReason site={condition} variant="flag" />,
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
