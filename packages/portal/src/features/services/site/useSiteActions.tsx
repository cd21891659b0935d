import type { Site } from '@skerry/contracts';
import { Button } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { DetailHeadProps } from '../../../platform/detail/DetailPage.tsx';
import { useCopyLink } from '../../../platform/detail/useCopyLink.ts';
import { useMenuEntries } from '../../../platform/feature/useMenuEntries.ts';
import { offersQuotes, quoteAtSiteHref } from '../../quote-and-order/quote-and-order.paths.ts';
import { FaultReportLink } from '../detail/FaultReportLink.tsx';
import { newQuoteIcon } from '../../../platform/services-section/new-quote-icon.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';

/** What can be done at a site, as far as its reader may: a new quote, and a call where something is wrong that nobody has seen. */
export function useSiteActions(): (
  site: Pick<Site, 'siteId' | 'state'>,
  isFaulty: boolean,
) => Pick<DetailHeadProps, 'actions' | 'more'> {
  const { formatMessage } = useIntl();
  const copyLink = useCopyLink();
  const mayQuote = offersQuotes(useMenuEntries(), useStartupData().flags);
  return ({ siteId, state }, isFaulty) => {
    // Where something is wrong, the strip has it.
    const mayReport = state !== 'ENDED' && !isFaulty;
    return {
      ...((mayQuote || mayReport) && {
        actions: (
          <>
            {mayQuote && (
              <Button variant={isFaulty ? 'secondary' : 'primary'} icon={newQuoteIcon} href={quoteAtSiteHref(siteId)}>
                {formatMessage({ id: 'site.newQuote' })}
              </Button>
            )}
            {mayReport && <FaultReportLink variant="secondary" />}
          </>
        ),
      }),
      more: [{ items: [copyLink] }],
    };
  };
}
