import { formatCountry, formatDate } from '@skerry/i18n';
import { Heading, Icon, Link, Menu } from '@skerry/ui';
import { IconHistory, IconListDetails, IconServer2, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { principalOf } from '../../../platform/session/identity.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { useRecentSiteLists } from '../purchase.queries.ts';
import { quoteAndOrderHref, siteListHref, siteListsHref } from '../quote-and-order.paths.ts';
import { Divided, WayMenu, Ways } from './OneAddress.styles.ts';
import { recentAddresses } from './recentAddresses.ts';
import type { ChoosePlace } from './useChoosePlace.ts';
import { useDataCentres } from './useDataCentres.ts';

/** Parts a link from what is said of it. */
const space = ' ';

/** A file, a list that was begun, a data centre, or an address of lately. */
export function OtherWays({ choose }: { choose: ChoosePlace }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const principal = principalOf(useIdentity());
  const [recent] = useState(() => recentAddresses(principal));
  const { data } = useRecentSiteLists();
  const dataCentres = useDataCentres();
  const countries = [...new Set(dataCentres.map(({ country }) => country))];
  // Of one site each, they are the addresses of lately.
  const planned = data?.items.find(({ counts }) => counts.sites > 1);
  return (
    <Divided>
      <Heading level={2} variant="subsection">
        {formatMessage({ id: 'quoteWhere.other' })}
      </Heading>
      <Ways>
        <li>
          <Icon icon={IconUpload} />
          <span>
            <Link href={quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'multi' })}>
              {formatMessage({ id: 'quoteWhere.other.file' })}
            </Link>
            {space}
            {formatMessage({ id: 'quoteWhere.other.file.about' }, { max: 1000 })}
          </span>
        </li>
        <li>
          <Icon icon={IconListDetails} />
          <span>
            {planned ? (
              <>
                <Link href={siteListHref(planned.id)}>
                  {formatMessage({ id: 'quoteWhere.other.list' }, { name: planned.name })}
                </Link>
                {space}
                {formatMessage({ id: 'quoteWhere.other.list.about' }, { count: planned.counts.sites })}
              </>
            ) : (
              <Link href={siteListsHref}>{formatMessage({ id: 'quotes.tab.site-lists' })}</Link>
            )}
          </span>
        </li>
        {dataCentres.length > 0 && (
          <li>
            <Icon icon={IconServer2} />
            <WayMenu>
              <Menu
                label={formatMessage({ id: 'quoteWhere.other.dataCentres' })}
                variant="ghost"
                size="small"
                hasArrow
                groups={countries.map((country) => ({
                  label: formatCountry(language, country),
                  items: dataCentres
                    .filter((centre) => centre.country === country)
                    .map(({ id, name }) => ({
                      label: name,
                      onSelect: () => choose.choosePlace({ dataCenterSiteId: id }, name),
                    })),
                }))}
              />
            </WayMenu>
          </li>
        )}
        {recent.map(({ text, siteListId, at }) => (
          <li key={siteListId}>
            <Icon icon={IconHistory} />
            <span>
              <Link href={siteListHref(siteListId)}>{text}</Link>
              {space}
              {formatMessage(
                { id: 'quoteWhere.other.recent' },
                { day: formatDate(language, new Date(at), 'shortDate') },
              )}
            </span>
          </li>
        ))}
      </Ways>
    </Divided>
  );
}
