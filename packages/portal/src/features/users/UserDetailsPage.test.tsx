import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCustomerUser, aPortalUser, aProblem, theRoles } from '../../testing/builders.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';
import { server, userAdminUrl } from '../../testing/server.ts';
import { aUserDirectory, change } from './testing/aUserDirectory.ts';
import { shortenPatience } from '../../testing/outcomes.ts';
import { failures, writeFailures } from './testing/outcomes.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await Promise.all([
    import('./UserDetailsPage.tsx'),
    import('./UsersPage.tsx'),
    import('./details/DeleteUserDialog.tsx'),
  ]);
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

const conflict = 'There is a conflict in your posted information with other data. Please change and try again.';
const card = (name: string) => screen.findByRole('checkbox', { name });
const saveButton = () => screen.findByRole('button', { name: 'Save Changes' });

/** Elin's page: she has OperationStaff, OperationResponsible, Purchaser and DeliveryResponsible, and version 3. */
async function openElin(options?: RenderOptions) {
  const directory = aUserDirectory();
  const view = await renderAt('/users/elin', options);
  await card('Operation staff');
  return { directory, ...view };
}

describe("a user's details", () => {
  it('show name, state, e-mail, phone and language', async () => {
    await openElin();
    expect(screen.getByRole('heading', { level: 1, name: 'Elin Wallgren' })).toBeInTheDocument();
    for (const text of ['Active', 'elin.wallgren@havstrand.example', '+46 70 174 06 24', 'Swedish'])
      expect(within(screen.getByRole('main')).getByText(text)).toBeInTheDocument();
  });

  it('say where a phone number is missing and the user is inactive', async () => {
    aUserDirectory();
    await renderAt('/users/gustav');
    expect(await screen.findByText('No phone number')).toBeInTheDocument();
    expect(screen.getByText('Inactive')).toBeInTheDocument();
  });

  it.each(['nobody', '..%2F..%2Fadmin', '%3Cscript%3E', '0', 'a'.repeat(3000)])(
    'of an id that is no user say that the user no longer exists (%#)',
    async (id) => {
      aUserDirectory();
      await renderAt(`/users/${id}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'The user no longer exists' })).toBeInTheDocument();
      for (const link of screen.getAllByRole('link', { name: 'Back to users list' }))
        expect(link).toHaveAttribute('href', '/users');
    },
  );

  it.each(failures)('say so where %s, and trying again works', async (_, answer, text) => {
    shortenPatience();
    const directory = aUserDirectory();
    directory.fail(answer);
    const { user } = await renderAt('/users/elin');
    expect(await screen.findByText('The user could not be shown')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText(text)).toBeInTheDocument();
    directory.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Elin Wallgren' })).toBeInTheDocument();
  });

  it('lead back to the list of users', async () => {
    aUserDirectory();
    const { user, router } = await renderAt('/users?filter=wall');
    await user.click(await screen.findByRole('link', { name: 'Elin Wallgren' }));
    await user.click(await screen.findByRole('link', { name: 'Back to users list' }));
    await screen.findByRole('searchbox');
    expect(router.state.location).toMatchObject({ pathname: '/users', search: '' });
  });
});

describe('roles', () => {
  it('are cards with name and description in the language of the user, ticked where held', async () => {
    const { container } = await openElin();
    expect(await card('Operation staff')).toBeChecked();
    expect(await card('User administrator')).not.toBeChecked();
    expect(container).toHaveTextContent('About Colocation technician.');
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
  });

  it('can be saved only once a tick has changed, and not after it is changed back', async () => {
    const { user } = await openElin();
    expect(await saveButton()).toBeDisabled();
    await user.click(await card('Purchaser'));
    expect(await saveButton()).toBeEnabled();
    expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
    expect(screen.getByText('Will be removed')).toBeInTheDocument();
    await user.click(await card('Quote requester'));
    expect(screen.getByText('2 unsaved changes')).toBeInTheDocument();
    expect(screen.getByText('Will be added')).toBeInTheDocument();
    await user.click(await card('Quote requester'));
    await user.click(await card('Purchaser'));
    expect(await saveButton()).toBeDisabled();
    expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
  });

  it.each([320, 768])('are saved or left in a bar after the cards, in a window of %i px', async (width) => {
    window.innerWidth = width;
    try {
      const { user, directory } = await openElin();
      expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
      const last = await card('Colocation technician');
      await user.click(last);
      const save = await saveButton();
      expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
      for (const button of [screen.getByRole('button', { name: 'Discard' }), save])
        expect(last.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await user.click(save);
      expect(await screen.findByText('The information has been saved')).toBeInTheDocument();
      expect(directory.writes).toHaveLength(1);
      expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Roles and Permissions' })).toHaveFocus();
    } finally {
      window.innerWidth = 1440;
    }
  });

  it('are sent as the full set, with the version that was read; then nothing is unsaved', async () => {
    const { user, directory } = await openElin();
    await user.click(await card('Purchaser'));
    await user.click(await card('Quote requester'));
    await user.click(await saveButton());
    expect(await screen.findByText('The information has been saved')).toBeInTheDocument();
    expect(directory.writes).toEqual([
      expect.objectContaining({ method: 'PUT', path: '/customer/users/elin', ifMatch: '"3"' }),
    ]);
    const { roleIds } = directory.writes[0]?.body as { roleIds: string[] };
    expect(roleIds.toSorted()).toEqual([
      'DeliveryResponsible',
      'OperationResponsible',
      'OperationStaff',
      'QuoteRequester',
    ]);
    expect(await saveButton()).toBeDisabled();
    expect(await card('Quote requester')).toBeChecked();
    // Its button is off now: the focus must not be nowhere.
    expect(screen.getByRole('heading', { name: 'Roles and Permissions' })).toHaveFocus();
  });

  it('go back to what is saved with Discard', async () => {
    const { user, directory } = await openElin();
    await user.click(await card('Purchaser'));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await card('Purchaser')).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Roles and Permissions' })).toHaveFocus();
    expect(directory.writes).toEqual([]);
  });

  it('are saved once by a double click', async () => {
    const { user, directory } = await openElin();
    await user.click(await card('Purchaser'));
    await user.dblClick(await saveButton());
    await screen.findByText('The information has been saved');
    expect(directory.writes).toHaveLength(1);
  });

  it.each(writeFailures)('keep their ticks where %s, and saving again works', async (_, answer, text) => {
    shortenPatience();
    const { user, directory } = await openElin();
    await user.click(await card('Purchaser'));
    directory.fail(answer, 'PUT');
    await user.click(await saveButton());
    expect(await screen.findByText('The roles were not saved')).toBeInTheDocument();
    // Once as an alert, which leaves, and once in the page, where it stays.
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(await card('Purchaser')).not.toBeChecked();
    directory.recover();
    await user.click(await saveButton());
    expect(await screen.findByText('The information has been saved')).toBeInTheDocument();
    expect(screen.queryByText('The roles were not saved')).not.toBeInTheDocument();
  });

  it('that are refused say why', async () => {
    const { user, directory } = await openElin();
    await user.click(await card('Purchaser'));
    directory.fail(() => HttpResponse.json(aProblem(409, { code: 'LAST_ADMINISTRATOR' }), { status: 409 }), 'PUT');
    await user.click(await saveButton());
    expect(await screen.findAllByText(/last active user administrator/)).not.toHaveLength(0);
    expect(screen.queryByText('Somebody else has changed this user')).not.toBeInTheDocument();
  });

  it('can be asked for again where they could not be loaded, with the rest of the page in place', async () => {
    aUserDirectory();
    server.use(http.get(userAdminUrl('/roles'), () => HttpResponse.json(aProblem(403), { status: 403 })));
    const { user } = await renderAt('/users/elin');
    expect(await screen.findByText('The roles could not be shown')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Elin Wallgren' })).toBeInTheDocument();
    server.use(http.get(userAdminUrl('/roles'), () => HttpResponse.json(theRoles())));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Operation staff')).toBeChecked();
  });

  it("of one's own account renew the session once they are saved", async () => {
    const { id } = aPortalUser();
    aUserDirectory([
      aCustomerUser({ id, firstName: 'Astrid', lastName: 'Lindqvist', roles: [{ id: 'UserAdministrator' }] }),
    ]);
    const { user, session } = await renderAt(`/users/${id}`);
    const refresh = jest.spyOn(session, 'refresh');
    await user.click(await card('Purchaser'));
    await user.click(await saveButton());
    await screen.findByText('The information has been saved');
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('two administrators who save over each other', () => {
  async function collide() {
    const view = await openElin();
    // The other one adds a role and takes one away.
    view.directory.users = view.directory.users.map((each) =>
      each.id === 'elin'
        ? change(each, { roleIds: ['OperationStaff', 'OperationResponsible', 'Purchaser', 'BillingResponsible'] })
        : each,
    );
    await view.user.click(await card('Quote requester'));
    await view.user.click(await saveButton());
    await screen.findByText('Somebody else has changed this user');
    return view;
  }

  it('hear of it: the text, what the other did, and their own ticks are kept', async () => {
    const { directory } = await collide();
    const [note] = screen
      .getAllByRole('alert')
      .filter((each) => within(each).queryByText('Somebody else has changed this user'));
    expect(note).toHaveTextContent(conflict);
    expect(note).toHaveTextContent('Added in the meantime: Billing responsible.');
    expect(note).toHaveTextContent('Removed in the meantime: Delivery responsible.');
    expect(await card('Quote requester')).toBeChecked();
    expect(await card('Delivery responsible')).toBeChecked();
    expect(await card('Billing responsible')).not.toBeChecked();
    expect(await saveButton()).toBeDisabled();
    expect(note).toHaveFocus();
    expect(directory.users.find(({ id }) => id === 'elin')?.version).toBe(4);
  });

  it('can take over the newer state', async () => {
    const { user, directory } = await collide();
    await user.click(screen.getByRole('button', { name: 'Discard my changes' }));
    expect(await card('Billing responsible')).toBeChecked();
    expect(await card('Quote requester')).not.toBeChecked();
    expect(screen.queryByText('Somebody else has changed this user')).not.toBeInTheDocument();
    expect(await saveButton()).toBeDisabled();
    expect(directory.writes).toHaveLength(1);
  });

  it('can save their own version over the newer one', async () => {
    const { user, directory } = await collide();
    await user.click(screen.getByRole('button', { name: 'Overwrite with my changes' }));
    await screen.findByText('The information has been saved');
    expect(directory.writes.at(-1)).toMatchObject({ ifMatch: '"4"' });
    const { roleIds } = directory.writes.at(-1)?.body as { roleIds: string[] };
    expect(roleIds.toSorted()).toEqual([
      'DeliveryResponsible',
      'OperationResponsible',
      'OperationStaff',
      'Purchaser',
      'QuoteRequester',
    ]);
    expect(screen.queryByText('Somebody else has changed this user')).not.toBeInTheDocument();
  });

  it('are told where only other details have changed', async () => {
    const { user, directory } = await openElin();
    directory.users = directory.users.map((each) =>
      each.id === 'elin' ? change(each, { lastName: 'Wallgren Ek' }) : each,
    );
    await user.click(await card('Quote requester'));
    await user.click(await saveButton());
    expect(await screen.findByText('The roles are unchanged; other details have changed.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Elin Wallgren Ek' })).toBeInTheDocument();
  });

  it('see that the user is gone where the other has deleted it', async () => {
    const { user, directory } = await openElin();
    await user.click(await card('Quote requester'));
    directory.users = [];
    await user.click(await saveButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'The user no longer exists' })).toBeInTheDocument();
    expect(screen.getByText('The requested resource could not be found.')).toBeInTheDocument();
  });
});

describe('leaving with unsaved changes', () => {
  it('asks, and stays where one wants to', async () => {
    const { user, router } = await openElin();
    await user.click(await card('Purchaser'));
    await user.click(screen.getByRole('link', { name: 'Back to users list' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/users/elin');
    expect(await card('Purchaser')).not.toBeChecked();
  });

  it('asks, and leaves where one wants to', async () => {
    const { user, router, directory } = await openElin();
    await user.click(await card('Purchaser'));
    await user.click(screen.getByRole('link', { name: 'Back to users list' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('searchbox');
    expect(router.state.location.pathname).toBe('/users');
    expect(directory.writes).toEqual([]);
  });

  it('makes the browser ask, and only then', async () => {
    const { user } = await openElin();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await user.click(await card('Purchaser'));
    expect(leave()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(leave()).toBe(true);
  });

  it('does not ask after they are saved', async () => {
    const { user, router } = await openElin();
    await user.click(await card('Purchaser'));
    await user.click(await saveButton());
    await screen.findByText('The information has been saved');
    await user.click(screen.getByRole('link', { name: 'Back to users list' }));
    await screen.findByRole('searchbox');
    expect(router.state.location.pathname).toBe('/users');
  });

  it('by the end of the session keeps the ticks for the return', async () => {
    const { user, directory, unmount } = await openElin();
    await user.click(await card('Purchaser'));
    directory.fail(() => HttpResponse.json(aProblem(401), { status: 401 }), 'PUT');
    await user.click(await saveButton());
    expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
    unmount();
    await renderAt('/users/elin');
    expect(await card('Purchaser')).not.toBeChecked();
    expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
  });
});

it('has the focus on the name of a user that was opened', async () => {
  aUserDirectory();
  const { user } = await renderAt('/users');
  await user.click(await screen.findByRole('link', { name: 'Elin Wallgren' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Elin Wallgren' })).toHaveFocus());
});

describe('deleting a user', () => {
  async function ask() {
    const view = await openElin();
    await view.user.click(screen.getByRole('button', { name: 'Delete user' }));
    return { ...view, dialog: await screen.findByRole('alertdialog', { name: 'Are you sure?' }) };
  }

  it('asks with the name, Cancel first', async () => {
    const { user, dialog, directory } = await ask();
    expect(dialog).toHaveTextContent('The user Elin Wallgren will be deleted. This can not be undone.');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(directory.writes).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete user' })).toHaveFocus());
  });

  describe('on a phone', () => {
    beforeEach(() => {
      window.innerWidth = 320;
    });
    afterEach(() => {
      window.innerWidth = 1440;
    });

    it('is behind the dots, which have the focus again afterwards', async () => {
      const { user } = await openElin();
      expect(screen.queryByRole('button', { name: 'Delete user' })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'More actions' }));
      await user.click(screen.getByRole('menuitem', { name: 'Delete user' }));
      await screen.findByRole('alertdialog', { name: 'Are you sure?' });
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
    });

    it('is not offered for oneself, and the menu says why', async () => {
      const { id } = aPortalUser();
      aUserDirectory([aCustomerUser({ id, firstName: 'Astrid', lastName: 'Lindqvist' })]);
      const { user } = await renderAt(`/users/${id}`);
      await user.click(await screen.findByRole('button', { name: 'More actions' }));
      expect(screen.getByRole('menuitem', { name: 'Delete user' })).toHaveAccessibleDescription(/your own account/);
    });
  });

  it('says that it is done, and goes to the list without the user', async () => {
    const { user, router, directory } = await ask();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The user has been deleted')).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Alva Sandström' });
    expect(router.state.location.pathname).toBe('/users');
    expect(screen.queryByRole('link', { name: 'Elin Wallgren' })).not.toBeInTheDocument();
    expect(directory.writes).toEqual([
      expect.objectContaining({ method: 'DELETE', path: '/customer/users/elin', ifMatch: '"3"' }),
    ]);
  });

  it('does not ask about ticks of a user that is gone', async () => {
    const { user, router } = await openElin();
    await user.click(await card('Purchaser'));
    await user.click(screen.getByRole('button', { name: 'Delete user' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('link', { name: 'Alva Sandström' });
    expect(router.state.location.pathname).toBe('/users');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  // A deletion is answered without a body, so what stands in one does not matter.
  it.each(writeFailures.filter(([name]) => !name.startsWith('the answer')))(
    'says so where %s, and trying again works',
    async (_, answer, text) => {
      shortenPatience();
      const { user, dialog, directory } = await ask();
      directory.fail(answer, 'DELETE');
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
      expect(await within(dialog).findByText('The user was not deleted')).toBeInTheDocument();
      expect(within(dialog).getByText(text)).toBeInTheDocument();
      directory.recover();
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('The user has been deleted')).toBeInTheDocument();
    },
  );

  it('after a change by somebody else needs another click, on the newer version', async () => {
    const { user, dialog, directory } = await ask();
    directory.users = directory.users.map((each) => (each.id === 'elin' ? change(each, { isActive: false }) : each));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText(conflict)).toBeInTheDocument();
    expect(await screen.findByText('Inactive')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('The user has been deleted');
    expect(directory.writes.map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"']);
  });

  it.each([
    ['LAST_ADMINISTRATOR', /last active user administrator/],
    ['OWN_ACCOUNT', /your own account/],
  ])('says why it is refused with %s', async (code, text) => {
    const { user, dialog, directory } = await ask();
    directory.fail(() => HttpResponse.json(aProblem(409, { code }), { status: 409 }), 'DELETE');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText(text)).toBeInTheDocument();
  });

  it('is not offered for oneself, and says why', async () => {
    const { id } = aPortalUser();
    aUserDirectory([aCustomerUser({ id, firstName: 'Astrid', lastName: 'Lindqvist' })]);
    await renderAt(`/users/${id}`);
    const button = await screen.findByRole('button', { name: 'Delete user' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(
      'This is your own account. Another administrator can delete or inactivate it.',
    );
  });
});
