import type { MenuItem } from '@skerry/ui';
import { useCopyLink } from '../../platform/detail/useCopyLink.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

/** Shares what is shown of a quote in the company: its address holds what is chosen, and opens for colleagues alone. */
export function useShareQuote(): MenuItem {
  const { customer } = useStartupData();
  return useCopyLink({
    label: 'quote.share',
    done: { id: 'quote.share.done', values: { customer: customer.name } },
  });
}
