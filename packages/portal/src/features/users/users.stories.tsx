import type { Language } from '@skerry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ThemeChoice } from '../../platform/theme/theme-store.ts';
import { PortalStory, type StoryAnswers } from '../../testing/PortalStory.tsx';
import { sixtyUsers, threeUsers } from './testing/someUsers.ts';

interface UsersStory {
  path: string;
  answers: StoryAnswers;
}

/** The users pages in every state that they can be in, with a server that answers what each story says. */
const meta: Meta<UsersStory> = {
  title: 'Portal/Users',
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
type Story = StoryObj<UsersStory>;

const [, elin] = threeUsers();
const list: StoryAnswers = {
  'GET /customer/users': () => ({ items: sixtyUsers().slice(0, 25), totalItems: 60, totalPages: 3, currentPage: 0 }),
};
const details: StoryAnswers = { 'GET /customer/users/elin': () => elin };
const nothing: StoryAnswers = {
  'GET /customer/users': () => ({ items: [], totalItems: 0, totalPages: 0, currentPage: 0 }),
};
const failure = () => Response.json({ title: 'Service Unavailable', status: 503 }, { status: 503 });

export const List: Story = { args: { path: '/users', answers: list } };

export const ListLoading: Story = {
  args: { path: '/users', answers: { 'GET /customer/users': () => new Promise(() => {}) } },
};

export const ListEmpty: Story = { args: { path: '/users', answers: nothing } };

export const ListNothingFound: Story = { args: { path: '/users?filter=brahe', answers: nothing } };

export const ListError: Story = { args: { path: '/users?filter=berg', answers: { 'GET /customer/users': failure } } };

export const CreateWithErrors: Story = {
  args: { path: '/users', answers: list },
  async play({ canvasElement }) {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await page.findByRole('button', { name: /Add New User|Lägg till|Legg til|Tilføj/ }, { timeout: 10_000 }),
    );
    const dialog = within(await page.findByRole('dialog', undefined, { timeout: 10_000 }));
    for (const field of dialog.getAllByRole('textbox')) {
      field.focus();
      field.blur();
    }
    await expect((await dialog.findAllByRole('textbox')).length).toBe(4);
  },
};

export const Details: Story = { args: { path: '/users/elin', answers: details } };

export const DetailsLoading: Story = {
  args: { path: '/users/elin', answers: { 'GET /customer/users/elin': () => new Promise(() => {}) } },
};

export const DetailsUnsaved: Story = {
  args: { path: '/users/elin', answers: details },
  async play({ canvas }) {
    const boxes = await canvas.findAllByRole('checkbox', undefined, { timeout: 10_000 });
    for (const box of boxes.slice(2, 4)) await userEvent.click(box);
    await expect(canvas.getAllByRole('checkbox').length).toBe(8);
  },
};

/** Elin until somebody saves; from then on what another administrator has made of her. */
function overtaken(): StoryAnswers {
  let isOvertaken = false;
  return {
    'GET /customer/users/elin': () =>
      isOvertaken && elin ? { ...elin, version: 4, roles: [{ id: 'BillingResponsible' }] } : elin,
    'PUT /customer/users/elin': () => {
      isOvertaken = true;
      return Response.json({ title: 'Precondition Failed', status: 412 }, { status: 412 });
    },
  };
}

export const DetailsConflict: Story = {
  args: { path: '/users/elin', answers: overtaken() },
  async play({ canvas }) {
    const [box] = await canvas.findAllByRole('checkbox', undefined, { timeout: 10_000 });
    if (box) await userEvent.click(box);
    await userEvent.click(
      canvas.getByRole('button', { name: /Save Changes|Spara ändringar|Lagre endringer|Gem ændringer/ }),
    );
    await expect(
      await canvas.findByRole('button', { name: /Discard my|Kasta mina|Forkast mine|Kassér mine/ }),
    ).toBeVisible();
  },
};

export const DetailsWithoutRoles: Story = {
  args: { path: '/users/elin', answers: { ...details, 'GET /roles': failure } },
};

export const DetailsError: Story = { args: { path: '/users/elin', answers: { 'GET /customer/users/elin': failure } } };

export const DetailsGone: Story = { args: { path: '/users/elin', answers: {} } };

export const DeleteQuestion: Story = {
  args: { path: '/users/elin', answers: details },
  async play({ canvasElement }) {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await page.findByRole('button', { name: /Delete user|Ta bort|Slett|Slet/ }, { timeout: 10_000 }),
    );
    await expect(await page.findByRole('alertdialog', undefined, { timeout: 10_000 })).toBeInTheDocument();
  },
};

export const Groups: Story = { args: { path: '/users/groups', answers: {} } };
