import { Stack } from '@skerry/ui';
import { useListAddress } from '../../../platform/list/useListAddress.ts';
import { useRememberList } from '../../../platform/list/useLastList.ts';
import { QuoteTabs } from '../frame/QuoteTabs.tsx';
import { quotesListId } from '../quote-and-order.paths.ts';
import { quotesFormat } from './quotesAddress.ts';
import { QuotesList } from './QuotesList.tsx';

/** The company's quotes. */
export function QuotesTab() {
  const address = useListAddress(quotesFormat);
  useRememberList(quotesListId, address.hrefOf({}));
  return (
    <Stack>
      <QuoteTabs tab="quotes" />
      <QuotesList address={address} />
    </Stack>
  );
}
