import type { Language } from '@skerry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Identity } from '../../platform/session/identity.ts';
import type { ThemeChoice } from '../../platform/theme/theme-store.ts';
import { aPortalUser, sessionUsers } from '../../testing/builders.ts';
import { PortalStory, type StoryAnswers } from '../../testing/PortalStory.tsx';

interface PersonalInfoStory {
  answers: StoryAnswers;
  user?: Partial<Identity>;
}

/** One's own details, with a server that answers what each story says. */
const meta: Meta<PersonalInfoStory> = {
  title: 'Portal/Personal info',
  tags: ['!autodocs', 'portal'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ answers, user }, { globals }) => (
    <PortalStory
      path="/personal-info"
      answers={answers}
      user={user}
      language={globals['language'] as Language}
      theme={globals['theme'] as ThemeChoice}
    />
  ),
};

export default meta;
type Story = StoryObj<PersonalInfoStory>;

export const PersonalInfo: Story = {
  args: {
    answers: {
      'GET /user-profiles': () =>
        sessionUsers({
          currentUser: aPortalUser({
            attributes: { cellphone: '+46701740605', pin: '19700101-0000', pinType: 'ssn', twoFactorBySms: 'force' },
          }),
        }),
      'GET /customer/own-groups': () => ({ items: [{ id: 'warehouse', name: 'Warehouse operations' }] }),
    },
  },
};

export const PersonalInfoOfStaff: Story = { args: { answers: {}, user: { isInternal: true, roles: [] } } };
