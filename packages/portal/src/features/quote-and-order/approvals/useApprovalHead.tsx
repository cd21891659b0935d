import type { Approval } from '@skerry/contracts';
import { formatBitRate } from '@skerry/i18n';
import { DateTime, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import type { CheckoutLine } from '../checkout/checkoutLines.ts';
import { addressOf } from '../words/sitePlace.ts';
import { ApprovalStatusLabel } from '../words/quoteLabels.tsx';
import { useValidity } from '../words/useValidity.ts';

/** What a request is called, and its facts. The lines say more where they are known. */
export function useApprovalHead(): (approval: Approval, lines: readonly CheckoutLine[]) => KnownDetail {
  const intl = useIntl();
  const { formatMessage } = intl;
  const validity = useValidity();
  const isPhone = !useIsAtLeast('small');
  return (approval, lines) => {
    const { quote, requestedBy, requestedAt, status, expiresOn, placement } = approval;
    const [only, ...others] = lines;
    const words =
      only !== undefined && others.length === 0
        ? [[only.product, formatBitRate(intl.locale, only.variant.capacityBps)].join(' '), addressOf(only.site)]
        : [
            quote.products.map(({ name }) => name).join(', '),
            quote.name,
            placement.lines.length > 1
              ? formatMessage({ id: 'quote.sites.count' }, { count: placement.lines.length })
              : '',
          ];
    const what = words.filter(Boolean).join(', ') || quote.number;
    const number = <Text variant="mono">{quote.number}</Text>;
    return {
      title: isPhone ? what : formatMessage({ id: 'quoteApprovals.title' }, { what }),
      flag: <ApprovalStatusLabel status={status} isYours={approval.canDecide} variant="flag" />,
      facts: isPhone
        ? [number, status === 'PENDING' && validity(expiresOn).text]
        : [
            <FormattedMessage key="number" id="quoteApprovals.quote" values={{ number }} />,
            <FormattedMessage
              key="by"
              id="quoteApprovals.askedBy"
              values={{ name: requestedBy, time: <DateTime value={requestedAt} format="shortDateTime" /> }}
            />,
            Boolean(placement.reference ?? quote.reference) &&
              formatMessage({ id: 'quoteApprovals.reference' }, { reference: placement.reference ?? quote.reference }),
          ],
    };
  };
}
