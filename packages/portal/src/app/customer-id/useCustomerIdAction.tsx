import type { ProfileAction } from '@skerry/ui';
import { IconBuildingPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLazyComponent, type Part } from '../../platform/browser/useLazyComponent.ts';
import type { AddCustomerIdDialogProps } from './AddCustomerIdDialog.tsx';

const addCustomerIdDialog: Part<AddCustomerIdDialogProps> = {
  texts: ['customer-id', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./AddCustomerIdDialog.tsx')).AddCustomerIdDialog,
};

/** The profile menu's row for adding a customer id, and the dialog that it opens. */
export function useCustomerIdAction(): { action: ProfileAction; dialog: ReactNode } {
  const { formatMessage } = useIntl();
  const { Component: AddCustomerIdDialog, load } = useLazyComponent(addCustomerIdDialog);
  const [isOpen, setOpen] = useState(false);
  return {
    action: {
      label: formatMessage({ id: 'shell.profile.addCustomerId' }),
      icon: IconBuildingPlus,
      onClick: () => void load().then(setOpen),
    },
    dialog: isOpen && AddCustomerIdDialog && <AddCustomerIdDialog onClose={() => setOpen(false)} />,
  };
}
