import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { contactsAccess, contactsPath } from './contacts.paths.ts';

/** Whom the provider tells of what. */
export const contactsFeature = defineFeature({
  id: 'contacts',
  access: contactsAccess,
  forInactiveCustomers: true,
  nav: { label: 'pages.contacts', path: contactsPath, group: 'company', icon: pageIcon('contacts') },
  routes: [
    {
      path: contactsPath,
      title: 'pages.contacts',
      texts: ['contacts'],
      page: async () => (await import('./ContactsPage.tsx')).ContactsPage,
    },
  ],
});
