import { Button, PageHeader, SubMenu, type MenuGroup } from '@skerry/ui';
import { IconTablePlus } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { newQuoteHref, quoteAndOrderHref } from '../quote-and-order.paths.ts';
import { quoteTabs, type QuoteTab } from '../quotePlace.ts';
import { useQuoteTabCounts } from '../quotes.queries.ts';
import { useOnlyOrders } from '../useOnlyOrders.ts';
import { newQuoteIcon } from '../../../platform/services-section/new-quote-icon.ts';

export interface QuoteTabsProps {
  tab: QuoteTab;
  /** What else can be done in a list, under '⋯'. */
  more?: readonly MenuGroup[];
  /** How many site lists there are, where it is known. */
  siteLists?: number | undefined;
}

/** The top of the lists of quote and order. */
export function QuoteTabs({ tab, more = [], siteLists }: QuoteTabsProps) {
  const { formatMessage } = useIntl();
  const isOnlyOrders = useOnlyOrders();
  const counts: Readonly<Record<QuoteTab, number | undefined>> = {
    ...useQuoteTabCounts(isOnlyOrders),
    'site-lists': siteLists,
  };
  const tabs = isOnlyOrders ? (['orders'] as const) : quoteTabs;
  return (
    <PageHeader
      title={formatMessage({ id: 'pages.quoteAndOrder' })}
      {...(!isOnlyOrders && {
        actions: (
          <Button variant="primary" icon={newQuoteIcon} href={newQuoteHref}>
            {formatMessage({ id: 'quotes.new' })}
          </Button>
        ),
        more: [
          {
            items: [
              {
                label: formatMessage({ id: 'quotes.several' }),
                icon: IconTablePlus,
                href: quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'multi' }),
              },
            ],
          },
          ...more,
        ],
      })}
      tabs={
        <SubMenu
          currentPath={hrefOf(tab)}
          items={tabs.map((each) => ({
            href: hrefOf(each),
            label: formatMessage({ id: `quotes.tab.${each}` }),
            ...(counts[each] !== undefined && { count: counts[each] }),
          }))}
        />
      }
    />
  );
}

function hrefOf(tab: QuoteTab): string {
  return quoteAndOrderHref({ step: 'LISTS', tab });
}
