import type { Language } from '@skerry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { ThemeChoice } from '../../platform/theme/theme-store.ts';
import { anOverview } from '../../testing/builders.ts';
import { PortalStory, type StoryAnswers } from '../../testing/PortalStory.tsx';

interface HomeStory {
  answers: StoryAnswers;
  roles?: readonly string[];
}

/** The overview in every state that it can be in, with a server that answers what each story says. */
const meta: Meta<HomeStory> = {
  title: 'Portal/Home',
  tags: ['!autodocs', 'portal'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { answers: {} },
  render: ({ answers, roles }, { globals }) => (
    <PortalStory
      path="/home"
      answers={answers}
      user={roles && { roles }}
      language={globals['language'] as Language}
      theme={globals['theme'] as ThemeChoice}
    />
  ),
};

export default meta;
type Story = StoryObj<HomeStory>;

const preferences = (chosen: Record<string, string>): StoryAnswers => ({
  'GET /b2b-customer/preferences': () => ({ preferences: chosen }),
});
const failure = () => Response.json({ title: 'Service Unavailable', status: 503 }, { status: 503 });
const adapt = /Customise|Anpassa|Tilpas/;

const responsible = ['OperationResponsible'];

export const Overview: Story = {};

/** Somebody who sees every panel. */
export const Responsible: Story = { args: { roles: responsible } };

/** One part has failed and one is late; the others are there. */
export const PartlyFailed: Story = {
  args: {
    roles: responsible,
    answers: {
      'GET /b2b-customer/overview': () =>
        anOverview({ deliveries: null, services: null, errors: { deliveries: 503, services: 504 } }),
    },
  },
};

export const FirstDelivery: Story = {
  args: { roles: responsible, answers: preferences({ isFirstDelivery: 'true' }) },
};

/** Roles that open nothing of it. */
export const NoRole: Story = { args: { roles: ['QuoteRequester'] } };

export const Simple: Story = { args: { answers: preferences({ isUsingSimpleOverview: 'true' }) } };

export const Hidden: Story = {
  args: {
    answers: preferences({
      showHomeStatus: 'false',
      showHomeWaiting: 'false',
      showHomeUsers: 'false',
      showHomeContacts: 'false',
      showHomeInformation: 'false',
    }),
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /b2b-customer/preferences': () => new Promise(() => {}) } },
};

export const Adapting: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: adapt }, { timeout: 10_000 }));
    await expect((await canvas.findAllByRole('switch')).length).toBe(6);
  },
};

export const NotSaved: Story = {
  args: { answers: { 'POST /b2b-customer/preferences': failure } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: adapt }, { timeout: 10_000 }));
    const [first] = await canvas.findAllByRole('switch');
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
