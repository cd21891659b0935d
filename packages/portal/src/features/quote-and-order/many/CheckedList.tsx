import { formatDate } from '@skerry/i18n';
import { Button, EmptyState, Inline, Link, Sheet, Text } from '@skerry/ui';
import { IconListDetails } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { PurchaseFrame } from '../frame/PurchaseFrame.tsx';
import { useSiteList } from '../purchase.queries.ts';
import { siteListsHref } from '../quote-and-order.paths.ts';
import { CheckRows } from './CheckRows.tsx';
import { CheckRowsShape } from './CheckRowsShape.tsx';

/** A list whose rows are looked through. */
export function CheckedList({ listId }: { listId: string }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data: list, error, isValidating, mutate } = useSiteList(listId);
  return (
    <PurchaseFrame
      steps={{
        current: 'place',
        way: 'rows',
      }}
      {...(list && { title: formatMessage({ id: 'quoteMany.title' }, { count: list.sites.length }) })}
      actions={
        <Inline gap={8} align="center">
          {list && (
            <Text variant="caption" tone="muted">
              {formatMessage(
                { id: 'quoteMany.saved' },
                { time: formatDate(language, new Date(list.updatedAt), 'shortDateTime') },
              )}
            </Text>
          )}
          <Button variant="ghost" href={siteListsHref}>
            {formatMessage({ id: 'quoteMany.close' })}
          </Button>
        </Inline>
      }
    >
      {list ? (
        <CheckRows list={list} />
      ) : error === undefined ? (
        <CheckRowsShape />
      ) : (
        <Sheet padding="none">
          {error instanceof ApiError && error.status === 404 ? (
            <EmptyState
              icon={IconListDetails}
              title={formatMessage({ id: 'quoteMany.gone' })}
              action={<Link href={siteListsHref}>{formatMessage({ id: 'quotes.tab.site-lists' })}</Link>}
            />
          ) : (
            <FetchFailure
              title="quoteMany.list.failed"
              error={error}
              isRetrying={isValidating}
              onRetry={() => void mutate()}
            />
          )}
        </Sheet>
      )}
    </PurchaseFrame>
  );
}
