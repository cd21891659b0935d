import { uiMessagesEn as kit } from '@skerry/ui/locales';
import type { Texts } from './texts.ts';

export const texts: Texts = {
  kit,
  navigation: { main: 'Services', sites: 'Sites', help: 'Help' },
  display: 'Language and theme',
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'Auto' },
  customerService: 'Customer service, weekdays 8–17',
  sites: {
    title: 'Sites',
    name: 'Name',
    town: 'Town',
    access: 'Access',
    add: 'Add site',
    addTitle: 'Add a site',
    cancel: 'Cancel',
    save: 'Save',
    nameMissing: 'Enter the name of the site',
    notSaved: 'The site could not be saved. Try again.',
    added: (name) => `${name} has been added`,
  },
  help: { title: 'Help', text: 'Call us, or write, and we will help you.' },
  notFound: { title: 'This page does not exist', back: 'To the sites' },
};
