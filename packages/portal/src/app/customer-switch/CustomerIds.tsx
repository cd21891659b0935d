import { FormattedMessage } from 'react-intl';
import type { ChosenCustomer } from './scopeOf.ts';

/** What tells customers of one name apart. */
export function CustomerIds({ customer: { id, organisationNumber } }: { customer: ChosenCustomer }) {
  return organisationNumber === undefined ? (
    <FormattedMessage id="chooseCustomer.id" values={{ id }} />
  ) : (
    <FormattedMessage id="chooseCustomer.ids" values={{ id, organisationNumber }} />
  );
}
