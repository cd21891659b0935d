import type { SiteList } from '@skerry/contracts';
import { Icon, Link, Text, token } from '@skerry/ui';
import { IconMapPin } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { siteWords, type QuotableSite } from './plannedSites.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[20]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};
`;

const Words = styled.div`
  display: flex;
  flex: 1 1 200px;
  align-items: flex-start;
  gap: ${token.space[8]};
  min-width: 0;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
`;

/** Parts the name from what follows. */
const comma = ', ';

interface ConfiguredSitesProps {
  list: SiteList;
  /** Those of it that prices can be requested for. */
  sites: readonly QuotableSite[];
  changeHref: string;
}

/** Where the service is wanted, and the way to another place. */
export function ConfiguredSites({ list, sites, changeHref }: ConfiguredSitesProps) {
  const { formatMessage } = useIntl();
  const [single] = sites;
  const left = list.sites.length - sites.length;
  const words = single && siteWords(single);
  return (
    <Root>
      <Words>
        <Icon icon={IconMapPin} />
        {words && sites.length === 1 && left === 0 ? (
          <span>
            <Text variant="bodyStrong">{words.title}</Text>
            {words.detail !== '' && [comma, words.detail]}
          </span>
        ) : (
          <span>
            <Text variant="bodyStrong">{list.name}</Text>
            {comma}
            {formatMessage({ id: 'quoteConfigure.sites' }, { count: sites.length })}
            {sites.length > 1 && (
              <Text as="div" variant="caption" tone="muted">
                {formatMessage({ id: 'quoteConfigure.sites.same' })}
              </Text>
            )}
            {left > 0 && (
              <Text as="div" variant="caption" tone="muted">
                {formatMessage({ id: 'quoteConfigure.sites.left' }, { count: left })}
              </Text>
            )}
          </span>
        )}
      </Words>
      <Link href={changeHref}>
        {formatMessage({ id: list.sites.length === 1 ? 'quoteConfigure.site.change' : 'quoteConfigure.sites.change' })}
      </Link>
    </Root>
  );
}
