// For stories and tests: a logged-in user.
import { IconBook2, IconShieldLock, IconUserCircle } from '@tabler/icons-react';
import { LanguageChooser, type LanguageOption } from '../LanguageChooser/LanguageChooser.tsx';
import type { ProfileMenuProps } from './ProfileMenu.tsx';

export const exampleLanguages: readonly LanguageOption[] = [
  { value: 'sv', label: 'Svenska', lang: 'sv' },
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'no', label: 'Norsk', lang: 'nb' },
  { value: 'da', label: 'Dansk', lang: 'da' },
];

export const exampleProfile: ProfileMenuProps = {
  name: 'Astrid Lindqvist',
  email: 'astrid.lindqvist@havstrand.example',
  customer: 'Havstrand Logistik AB',
  customerId: '4471820',
  links: [
    { href: '#personal-info', label: 'Personal info', icon: IconUserCircle },
    { href: '#privacy', label: 'Privacy policy', icon: IconShieldLock, kind: 'external' },
    { href: '#guide', label: 'User guide (PDF)', icon: IconBook2, kind: 'download' },
  ],
  onLogOut: () => undefined,
  children: <LanguageChooser options={exampleLanguages} value="en" onValueChange={() => undefined} />,
};
