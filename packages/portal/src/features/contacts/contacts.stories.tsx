import type { Language } from '@skerry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ThemeChoice } from '../../platform/theme/theme-store.ts';
import { PortalStory, type StoryAnswers } from '../../testing/PortalStory.tsx';
import { purposesOf, twoContacts } from './testing/someContacts.ts';

interface ContactsStory {
  path: string;
  answers: StoryAnswers;
}

/** The contacts in every state that they can be in, with a server that answers what each story says. */
const meta: Meta<ContactsStory> = {
  title: 'Portal/Contacts',
  tags: ['!autodocs', 'portal'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ path, answers }, { globals }) => (
    <PortalStory
      path={path}
      answers={answers}
      language={globals['language'] as Language}
      theme={globals['theme'] as ThemeChoice}
    />
  ),
};

export default meta;
type Story = StoryObj<ContactsStory>;

const page = { totalItems: 2, totalPages: 1, currentPage: 0 };
const known: StoryAnswers = {
  'GET /contacts': () => ({ items: twoContacts(), ...page }),
  'GET /purposes': () => ({ items: purposesOf(twoContacts()) }),
  'GET /contacts/noc': () => twoContacts()[0],
  'GET /contacts/noc/notices': () => ({ items: [], totalItems: 0 }),
};
const failure = () => Response.json({ title: 'Service Unavailable', status: 503 }, { status: 503 });

export const ByPerson: Story = { args: { path: '/contacts', answers: known } };
export const ByPurpose: Story = { args: { path: '/contacts?view=purpose', answers: known } };
export const Editor: Story = { args: { path: '/contacts?contact=noc', answers: known } };
export const Empty: Story = {
  args: {
    path: '/contacts',
    answers: { 'GET /contacts': () => ({ items: [], totalItems: 0, totalPages: 0, currentPage: 0 }) },
  },
};
export const Failed: Story = {
  args: { path: '/contacts?view=purpose', answers: { ...known, 'GET /purposes': failure } },
};
