import { Button, Dialog } from '@skerry/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIdentity } from '../../platform/session/useSession.ts';
import { CustomerFinder } from './CustomerFinder.tsx';
import { CustomerIds } from './CustomerIds.tsx';
import { RefusedSwitchNote } from './RefusedSwitchNote.tsx';
import { scopeOf, type ChosenCustomer } from './scopeOf.ts';
import { useActFor } from '../../platform/session/useActFor.ts';
import { UserSwitch } from './UserSwitch.tsx';

export interface ChooseCustomerDialogProps {
  /** The customer that is chosen already when it opens. */
  first?: ChosenCustomer;
  onClose: () => void;
}

/** The choice among many customers. Customers go there at once; staff of the provider choose next as whom they see it. */
export function ChooseCustomerDialog({ first, onClose }: ChooseCustomerDialogProps) {
  const { formatMessage } = useIntl();
  const { isInternal, customerId } = useIdentity();
  const { isLoggingIn, actFor } = useActFor();
  // The button belongs to the form of the reason, and stands in the foot.
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<ChosenCustomer | undefined>(first);

  function choose(customer: ChosenCustomer): void {
    if (isInternal) setChosen(customer);
    else if (customer.id === customerId) onClose();
    else void actFor(scopeOf(customer));
  }

  return (
    <Dialog
      // So that the focus goes to the first field of either step.
      key={chosen?.id ?? ''}
      isOpen
      title={
        chosen
          ? formatMessage({ id: 'chooseCustomer.seeFor' }, { customer: chosen.name })
          : formatMessage({ id: 'chooseCustomer.title' })
      }
      help={chosen && <CustomerIds customer={chosen} />}
      isUpdating={isLoggingIn}
      updatingText={formatMessage({ id: 'chooseCustomer.leaving' })}
      onClose={onClose}
      {...(chosen && {
        footerStart: (
          <Button variant="ghost" disabled={isLoggingIn} onClick={() => setChosen(undefined)}>
            <FormattedMessage id="chooseCustomer.another" />
          </Button>
        ),
        footer: <span ref={setFoot} />,
      })}
    >
      <RefusedSwitchNote />
      {chosen ? (
        <UserSwitch
          customer={chosen}
          isLoggingIn={isLoggingIn}
          placeAction={(button) => foot && createPortal(button, foot)}
          onChoose={(userId) => void actFor({ ...scopeOf(chosen), userId })}
        />
      ) : (
        <CustomerFinder isDisabled={isLoggingIn} onChoose={choose} />
      )}
    </Dialog>
  );
}
