import type { ProfileAction, ProfileLink } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { personalInfoPath } from '../../features/personal-info/personal-info.paths.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { chooseCustomerDialog } from '../customer-switch/choose-customer-part.ts';
import { useHasManyCustomers } from '../customer-switch/selectable.queries.ts';
import { paletteKeys } from '../palette/paletteKeys.ts';
import { usePagePalette } from '../palette/usePagePalette.tsx';
import { customerIdFormId } from '../form-ids.ts';
import { useDialogAction } from './useDialogAction.tsx';

// Made once: a new one at each rendering would be another component.
const icons = {
  addCustomerId: pageIcon('addCustomerId'),
  administrators: pageIcon('administrators'),
  chooseCustomer: pageIcon('chooseCustomer'),
  personalInfo: pageIcon('personalInfo'),
  privacyPolicy: pageIcon('privacyPolicy'),
  quickSearch: pageIcon('quickSearch'),
  userGuide: pageIcon('userGuide'),
};

type DialogPart = Part<{ onClose: () => void }>;

const addCustomerIdDialog: DialogPart = {
  texts: ['customer-id', 'form', 'validation', 'ui-form'],
  component: async () => (await import('../customer-id/AddCustomerIdDialog.tsx')).AddCustomerIdDialog,
};

const administratorsDialog: DialogPart = {
  texts: ['administrators'],
  component: async () => (await import('../administrators/AdministratorsDialog.tsx')).AdministratorsDialog,
};

/** What the profile menu leads to, and the dialogs that some of it opens. */
export function useProfileRows(): { rows: (ProfileLink | ProfileAction)[]; dialogs: ReactNode } {
  const { formatMessage } = useIntl();
  const { links } = useRuntimeConfig();
  const { isInternal } = useIdentity();
  const { users } = useStartupData();
  const hasManyCustomers = useHasManyCustomers();
  const { open: openPalette, palette } = usePagePalette();
  const chooseCustomer = useDialogAction('shell.profile.chooseCustomer', icons.chooseCustomer, chooseCustomerDialog);
  const addCustomerId = useDialogAction(
    'shell.profile.addCustomerId',
    icons.addCustomerId,
    addCustomerIdDialog,
    customerIdFormId,
  );
  const administrators = useDialogAction('shell.profile.administrators', icons.administrators, administratorsDialog);

  const rows: (ProfileLink | ProfileAction)[] = [
    {
      label: formatMessage({ id: 'shell.profile.quickSearch' }, { keys: paletteKeys }),
      icon: icons.quickSearch,
      onClick: openPalette,
    },
  ];
  // Nobody changes a user's own details in their name.
  if (!users.impersonatedUser)
    rows.push({
      href: personalInfoPath,
      label: formatMessage({ id: 'pages.personalInfo' }),
      icon: icons.personalInfo,
    });
  if (hasManyCustomers) rows.push(chooseCustomer.action);
  // Nearly all of the provider’s staff are users of no customer.
  if (!isInternal) rows.push(addCustomerId.action);
  rows.push(administrators.action);
  if (links.privacyPolicy)
    rows.push({
      kind: 'external',
      href: links.privacyPolicy,
      label: formatMessage({ id: 'shell.profile.privacyPolicy' }),
      icon: icons.privacyPolicy,
    });
  if (links.userGuide)
    rows.push({
      kind: 'download',
      href: links.userGuide,
      label: formatMessage({ id: 'shell.profile.userGuide' }),
      icon: icons.userGuide,
    });
  return {
    rows,
    dialogs: (
      <>
        {chooseCustomer.dialog}
        {addCustomerId.dialog}
        {administrators.dialog}
        {palette}
      </>
    ),
  };
}
