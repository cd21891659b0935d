import { EmptyState, Inline, Link, Sheet } from '@skerry/ui';
import { IconListDetails } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { PurchaseFrame } from '../frame/PurchaseFrame.tsx';
import { StepShape } from '../frame/StepShape.tsx';
import { useSiteList } from '../purchase.queries.ts';
import { newQuoteHref, quoteAndOrderHref, siteListsHref } from '../quote-and-order.paths.ts';
import type { StepProps } from '../stepProps.ts';
import { ConfigureForm } from './ConfigureForm.tsx';
import { isQuotable } from './plannedSites.ts';

/** What is wanted at the sites of a list, and requesting the prices of it. */
export function ConfigurePage({ place: { siteListId } }: StepProps<'CONFIGURE_PRODUCT'>) {
  const { formatMessage } = useIntl();
  const { data: list, error, isValidating, mutate } = useSiteList(siteListId);
  const status = error instanceof ApiError ? error.status : undefined;
  if (list) {
    if (list.sites.some(isQuotable)) return <ConfigureForm key={list.id} list={list} />;
    return (
      <PurchaseFrame steps={{ current: 'configure' }}>
        <Sheet padding="none">
          <EmptyState
            icon={IconListDetails}
            title={formatMessage({ id: 'quoteConfigure.empty.title' })}
            action={
              <Link href={quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'multi', listId: list.id })}>
                {formatMessage({ id: 'quoteConfigure.sites.change' })}
              </Link>
            }
          >
            {formatMessage({ id: 'quoteConfigure.empty.body' })}
          </EmptyState>
        </Sheet>
      </PurchaseFrame>
    );
  }
  // A list that is somebody else's business (pages, section 3.4.2).
  if (status === 403) return <Navigate to="/access-denied" replace />;
  return (
    <PurchaseFrame steps={{ current: 'configure' }}>
      {status === 404 ? (
        <Sheet padding="none">
          <EmptyState
            icon={IconListDetails}
            title={formatMessage({ id: 'quoteConfigure.gone.title' })}
            action={
              <Inline gap={16}>
                <Link href={siteListsHref}>{formatMessage({ id: 'quotes.tab.site-lists' })}</Link>
                <Link href={newQuoteHref}>{formatMessage({ id: 'quotes.new' })}</Link>
              </Inline>
            }
          >
            {formatMessage({ id: 'quoteConfigure.gone.body' })}
          </EmptyState>
        </Sheet>
      ) : error === undefined ? (
        <StepShape parts={[1, 8, 2, 2]} />
      ) : (
        <Sheet padding="none">
          <FetchFailure
            title="quoteConfigure.failed"
            error={error}
            isRetrying={isValidating}
            onRetry={() => void mutate()}
          />
        </Sheet>
      )}
    </PurchaseFrame>
  );
}
