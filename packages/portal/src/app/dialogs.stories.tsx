import type { RoleRequest } from '@skerry/contracts';
import type { Language } from '@skerry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Identity } from '../platform/session/identity.ts';
import type { ThemeChoice } from '../platform/theme/theme-store.ts';
import { administrators, aPortalUser, aSelectableCustomer, sessionUsers } from '../testing/builders.ts';
import { PortalStory, type StoryAnswers } from '../testing/PortalStory.tsx';

interface DialogStory {
  answers: StoryAnswers;
  user?: Partial<Identity>;
}

/** What opens over any page of the portal, in the states that it can be in. */
const meta: Meta<DialogStory> = {
  title: 'Portal/Dialogs',
  tags: ['!autodocs', 'portal'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ answers, user }, { globals }) => (
    <PortalStory
      path="/other-tools"
      answers={answers}
      user={user}
      language={globals['language'] as Language}
      theme={globals['theme'] as ThemeChoice}
    />
  ),
};

export default meta;
type Story = StoryObj<DialogStory>;
type Play = NonNullable<Story['play']>;

const patience = { timeout: 10_000 };
const failure = () => Response.json({ title: 'Service Unavailable', status: 503 }, { status: 503 });
const never = () => new Promise(() => {});

/** Opens the profile menu; on small screens, where it is part of the menu, the menu first. */
const openProfile: Play = async ({ canvas }) => {
  const header = within(await canvas.findByRole('banner', undefined, patience));
  const menu = header.queryByRole('button', { name: /^(Menu|Meny)$/ });
  if (menu) await userEvent.click(menu);
  await userEvent.click(await header.findByRole('button', { name: /Havstrand/ }));
};

/** Follows a row of the profile menu. */
const follow =
  (row: RegExp): Play =>
  async (context) => {
    await openProfile(context);
    // The page itself may offer the same.
    const menu = within(await context.canvas.findByRole('banner', undefined, patience));
    await userEvent.click(await menu.findByRole('button', { name: row }, patience));
    await within(context.canvasElement.ownerDocument.body).findByRole('dialog', undefined, patience);
  };

const staff: Partial<Identity> = { isInternal: true, roles: [] };
const customers = [
  aSelectableCustomer({ organisationNumber: '559901-4471' }),
  aSelectableCustomer({ id: '4471821', name: 'Vadsund Energi AB', organisationNumber: '559902-4478' }),
  aSelectableCustomer({ id: '5520310', name: 'Fjordheim Sjømat AS', organisationNumber: '899 552 031' }),
  aSelectableCustomer({ id: '6630420', name: 'Øresund Handel A/S', organisationNumber: '99 66 30 42' }),
  aSelectableCustomer({ id: '4471822', name: 'Klippan Arkiv AB', organisationNumber: '559903-4472' }),
  aSelectableCustomer({ id: '9900100', name: 'Nordkabel Wholesale AB' }),
];
const selectable: StoryAnswers = {
  'GET /selectable-customers': () => customers,
  'GET /selectable-customers/4471820/users': () => [
    { id: 'user-astrid', email: 'astrid.lindqvist@havstrand.example', roles: [] },
  ],
};
const chooseCustomer = follow(/^(Choose customer|Välj kund|Velg kunde|Vælg kunde)$/);

export const CustomerSwitch: Story = { args: { answers: selectable }, play: openProfile };

export const CustomerSwitchOfStaff: Story = { args: { answers: selectable, user: staff }, play: openProfile };

export const ActingAsAUser: Story = {
  args: {
    user: { ...staff, impersonatedUserId: 'user-astrid' },
    answers: {
      ...selectable,
      'GET /user-profiles': () =>
        sessionUsers({
          currentUser: aPortalUser({ firstName: 'Jonas', lastName: 'Hjelm', email: 'jonas.hjelm@skerry.example' }),
          impersonatedUser: aPortalUser(),
        }),
    },
  },
  play: openProfile,
};

export const ChooseCustomer: Story = { args: { answers: selectable }, play: chooseCustomer };

export const ChooseCustomerNothingFound: Story = {
  args: { answers: selectable },
  async play(context) {
    await chooseCustomer(context);
    await userEvent.type(within(context.canvasElement.ownerDocument.body).getByRole('searchbox'), 'brahe');
  },
};

export const ChooseCustomerAsStaff: Story = {
  args: { answers: selectable, user: staff },
  async play(context) {
    await chooseCustomer(context);
    const dialog = within(within(context.canvasElement.ownerDocument.body).getByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Havstrand/ }, patience));
  },
};

export const ChooseCustomerLoading: Story = {
  args: { answers: { 'GET /selectable-customers': never }, user: staff },
  play: chooseCustomer,
};

export const ChooseCustomerError: Story = {
  args: { answers: { 'GET /selectable-customers': failure }, user: staff },
  play: chooseCustomer,
};

const showAdministrators = follow(/^(Administrators|Administratörer|Administratorer)$/);

export const Administrators: Story = {
  args: {
    answers: {
      'GET /customer/administrators': () => administrators('Astrid Lindqvist', 'Ingrid Solberg', 'Åsa Bergström'),
    },
  },
  play: showAdministrators,
};

export const AdministratorsNone: Story = {
  args: { answers: { 'GET /customer/administrators': () => administrators() } },
  play: showAdministrators,
};

export const AdministratorsLoading: Story = {
  args: { answers: { 'GET /customer/administrators': never } },
  play: showAdministrators,
};

export const AdministratorsError: Story = {
  args: { answers: { 'GET /customer/administrators': failure } },
  play: showAdministrators,
};

const noRole: Partial<Identity> = { roles: [] };
const deciders: StoryAnswers = {
  'GET /customer/administrators': () => administrators('Astrid Lindqvist', 'Ingrid Solberg', 'Åsa Bergström'),
};

function aRequest(parts: Partial<RoleRequest>): { request: RoleRequest } {
  return {
    request: {
      id: 'request-1',
      state: 'PENDING',
      roleIds: ['OperationStaff'],
      apps: ['traffic'],
      permissions: [],
      requestedAt: '2024-11-21T08:14:00.000Z',
      decidedAt: null,
      grantedRoleIds: [],
      grantedRoleGroupIds: [],
      text: null,
      ...parts,
    },
  };
}

const showDialog: Play = async ({ canvasElement }) => {
  await within(canvasElement.ownerDocument.body).findByRole('dialog', undefined, patience);
};

export const RoleRequestFirst: Story = {
  args: { user: noRole, answers: { ...deciders, 'GET /roles/user-request': () => ({ request: null }) } },
  play: showDialog,
};

export const RoleRequestPending: Story = {
  args: { user: noRole, answers: { ...deciders, 'GET /roles/user-request': () => aRequest({}) } },
  play: showDialog,
};

export const RoleRequestDenied: Story = {
  args: {
    user: noRole,
    answers: {
      ...deciders,
      'GET /roles/user-request': () =>
        aRequest({
          state: 'DENIED',
          decidedAt: '2024-11-21T09:30:00.000Z',
          text: 'Ask me at lunch which one you need.',
        }),
    },
  },
  play: showDialog,
};

export const AddCustomerId: Story = {
  args: { answers: {} },
  play: follow(/^(Add customer id|Lägg till kundnummer|Legg til kundenummer|Tilføj kundenummer)$/),
};

export const UpdatePhone: Story = {
  args: {
    answers: {
      'GET /user-profiles': () =>
        sessionUsers({
          currentUser: aPortalUser({
            attributes: { cellphone: null, pin: null, pinType: null, twoFactorBySms: null },
          }),
        }),
    },
  },
  play: showDialog,
};
