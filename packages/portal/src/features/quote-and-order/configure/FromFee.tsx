import { Money } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';

interface FeeProps {
  minor: number;
  currency: string;
}

/** The lowest monthly fee, as "from 2,150 SEK". */
export function FromFee(fee: FeeProps) {
  return <FormattedMessage id="quoteConfigure.from" values={{ fee: <Fee key="fee" {...fee} /> }} />;
}

/** A monthly fee, without the decimals that none has. */
export function Fee({ minor, currency }: FeeProps) {
  return <Money amount={minor / 100} currency={currency} decimals={minor % 100 === 0 ? 0 : 2} />;
}
