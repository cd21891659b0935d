import { useMemo, useState, type ReactNode } from 'react';
import { useLazyDialog } from '../../platform/browser/useLazyDialog.ts';
import { CustomerChoiceContext } from '../../platform/session/customer-choice.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { chooseCustomerDialog } from './choose-customer-part.ts';

/** Lets pages offer staff another customer, or one of its users. */
export function CustomerChoices({ children }: { children: ReactNode }) {
  const { isInternal, registry } = useIdentity();
  const { customer, users } = useStartupData();
  const { Dialog, open, close } = useLazyDialog(chooseCustomerDialog);
  const [isForUser, setForUser] = useState(false);
  const isThemselves = isInternal && !users.impersonatedUser;
  const choice = {
    chooseCustomer() {
      setForUser(false);
      open();
    },
    seeAsUser() {
      setForUser(true);
      open();
    },
  };
  const { id, name } = customer;
  const current = useMemo(() => ({ id, name, microserviceRegistry: registry }), [id, name, registry]);
  return (
    <CustomerChoiceContext value={isThemselves ? choice : undefined}>
      {children}
      {Dialog && <Dialog onClose={close} {...(isForUser && { first: current })} />}
    </CustomerChoiceContext>
  );
}
