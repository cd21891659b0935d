import { Money } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';

/** The lowest monthly fee, without the decimals that none has. */
export function FromFee({ minor, currency }: { minor: number; currency: string }) {
  return (
    <FormattedMessage
      id="quoteConfigure.from"
      values={{
        fee: <Money key="fee" amount={minor / 100} currency={currency} decimals={minor % 100 === 0 ? 0 : 2} />,
      }}
    />
  );
}
