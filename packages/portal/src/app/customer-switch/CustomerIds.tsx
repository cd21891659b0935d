import type { SelectableCustomer } from '@skerry/contracts';
import { FormattedMessage } from 'react-intl';

/** What tells customers of one name apart. */
export function CustomerIds({ customer: { id, organisationNumber } }: { customer: SelectableCustomer }) {
  return organisationNumber === undefined ? (
    <FormattedMessage id="chooseCustomer.id" values={{ id }} />
  ) : (
    <FormattedMessage id="chooseCustomer.ids" values={{ id, organisationNumber }} />
  );
}
