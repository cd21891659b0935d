import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { aCustomerUser, aPortalUser, aProblem } from '../../testing/builders.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';
import { aUserDirectory, change } from './testing/aUserDirectory.ts';
import { shortenPatience } from '../../testing/outcomes.ts';
import { writeFailures } from './testing/outcomes.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await Promise.all([
    import('./UsersPage.tsx'),
    import('./UserDetailsPage.tsx'),
    import('./form/CreateUserDialog.tsx'),
    import('./form/EditUserDialog.tsx'),
  ]);
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

const torbjorn = {
  firstName: 'Torbjørn',
  lastName: 'Vik',
  email: 'torbjorn.vik@havstrand.example',
  cellphone: '+47 481 00 144',
};
const labels = { firstName: 'First name', lastName: 'Last name', email: 'E-mail', cellphone: 'Phone' } as const;
type Typed = Partial<Record<keyof typeof labels, string>>;

const field = (name: keyof typeof labels) => screen.getByRole('textbox', { name: labels[name] });

/** Puts text into fields as a paste does, which also leaves each of them. */
async function fill(user: UserEvent, values: Typed) {
  for (const [name, text] of Object.entries(values) as [keyof typeof labels, string][]) {
    await user.clear(field(name));
    if (text !== '') await user.paste(text);
    await user.tab();
  }
}

async function openCreate(options?: RenderOptions) {
  const directory = aUserDirectory();
  const view = await renderAt('/users', options);
  await view.user.click(await screen.findByRole('button', { name: 'Add New User' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add new user' });
  return { directory, dialog, submit: () => within(dialog).getByRole('button', { name: 'Create user' }), ...view };
}

async function openEdit(id = 'elin', options?: RenderOptions, directory = aUserDirectory()) {
  const view = await renderAt(`/users/${id}`, options);
  await view.user.click(await screen.findByRole('button', { name: 'Edit user' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit user' });
  return { directory, dialog, submit: () => within(dialog).getByRole('button', { name: 'Save' }), ...view };
}

function expectTyped(values: Typed) {
  for (const [name, text] of Object.entries(values) as [keyof typeof labels, string][])
    expect(field(name)).toHaveValue(text);
}

describe('creating a user', () => {
  it('begins with an empty form, Swedish and active, the first field in focus', async () => {
    const { dialog } = await openCreate();
    expectTyped({ firstName: '', lastName: '', email: '', cellphone: '' });
    expect(field('firstName')).toHaveFocus();
    expect(within(dialog).getByRole('radio', { name: 'Swedish' })).toBeChecked();
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['sv', 'en']);
    expect(within(dialog).getByRole('switch', { name: 'Active from the start' })).toBeChecked();
  });

  it('sends the form with a key of its own, says that it is done and goes to the new user', async () => {
    const { user, directory, submit, dialog, router } = await openCreate();
    await fill(user, torbjorn);
    await user.click(within(dialog).getByRole('radio', { name: 'English' }));
    await user.click(within(dialog).getByRole('switch', { name: 'Active from the start' }));
    await user.click(submit());
    expect(await screen.findByText('The user has been created')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Torbjørn Vik' })).toBeInTheDocument();
    expect(directory.writes).toEqual([
      expect.objectContaining({
        method: 'POST',
        body: {
          firstName: 'Torbjørn',
          lastName: 'Vik',
          email: 'torbjorn.vik@havstrand.example',
          cellphone: '+4748100144',
          locale: 'en',
          forceTwoFactorAuth: false,
          active: false,
        },
      }),
    ]);
    expect(directory.writes[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(router.state.location.pathname).toBe(`/users/${directory.users.at(-1)?.id}`);
  });

  it('says nothing about a field until it has been left', async () => {
    const { user, dialog, submit } = await openCreate();
    expect(within(dialog).queryByText('You have to enter a first name.')).not.toBeInTheDocument();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('4 fields left to fill in');
    await user.tab();
    expect(await within(dialog).findByText('You have to enter a first name.')).toBeInTheDocument();
    expect(field('firstName')).toHaveAccessibleDescription('You have to enter a first name.');
    expect(field('firstName')).toBeInvalid();
    expect(within(dialog).queryByText('You have to enter a last name.')).not.toBeInTheDocument();
    expect(submit()).toHaveAccessibleDescription('1 field needs your attention');
  });

  it('counts the fields that need attention, and can be sent once none does', async () => {
    const { user, submit } = await openCreate();
    await fill(user, {
      firstName: 'Torbjørn',
      lastName: '',
      email: 'torbjorn.vik@havstrand',
      cellphone: '0 481 00 144',
    });
    expect(screen.getByText('You have to enter a last name.')).toBeInTheDocument();
    expect(screen.getByText('The e-mail address has invalid format.')).toBeInTheDocument();
    expect(
      screen.getByText(
        'The phone number has invalid format (e.g. a plus sign with country code followed by the number).',
      ),
    ).toBeInTheDocument();
    expect(submit()).toHaveAccessibleDescription('3 fields need your attention');
    await fill(user, torbjorn);
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(submit()).toHaveAccessibleDescription('');
  });

  it.each<[string, Typed, string]>([
    ['an empty first name', { firstName: '' }, 'You have to enter a first name.'],
    ['only spaces', { lastName: '     ' }, 'You have to enter a last name.'],
    ['an empty e-mail', { email: '' }, 'You have to provide an e-mail address.'],
    ['an empty phone', { cellphone: '' }, 'You have to provide a phone number.'],
    ['10,000 characters', { firstName: 'a'.repeat(10_000) }, 'The text is too long: at most 100 characters.'],
    ['a character above 255', { lastName: 'Šimek' }, 'The field contains unsupported characters: Š'],
    ['emoji', { firstName: 'Torbjørn 😀' }, 'The field contains unsupported characters: 😀'],
    ['a right-to-left mark', { lastName: 'Vik\u200F' }, 'The field contains unsupported characters: U+200F'],
    ['markup in the e-mail', { email: '<b>a@b.example</b>' }, 'The e-mail address has invalid format.'],
    [
      'a plus sign alone',
      { cellphone: '+' },
      'The phone number has invalid format (e.g. a plus sign with country code followed by the number).',
    ],
    [
      '9 digits',
      { cellphone: '+123456789' },
      'The phone number has invalid format (e.g. a plus sign with country code followed by the number).',
    ],
    [
      '16 digits',
      { cellphone: '+1234567890123456' },
      'The phone number has invalid format (e.g. a plus sign with country code followed by the number).',
    ],
  ])('does not take %s, and keeps the rest', async (_, wrong, text) => {
    const { user, submit, directory } = await openCreate();
    await fill(user, { ...torbjorn, ...wrong });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(submit()).toBeDisabled();
    await user.keyboard('{Enter}');
    expectTyped({ ...torbjorn, ...wrong });
    expect(directory.writes).toEqual([]);
  });

  it('takes markup in a name as the text that it is', async () => {
    const { user, submit } = await openCreate();
    await fill(user, { ...torbjorn, firstName: '<b>Torbjørn</b>' });
    await user.click(submit());
    expect(await screen.findByRole('heading', { level: 1, name: '<b>Torbjørn</b> Vik' })).toBeInTheDocument();
  });

  it('makes one user of a double click, and shows that it is saving', async () => {
    const { user, submit, directory, dialog } = await openCreate();
    await fill(user, torbjorn);
    const answer = Promise.withResolvers<undefined>();
    directory.fail(async () => {
      await answer.promise;
      return HttpResponse.json(aCustomerUser({ id: 'alva' }), { status: 201 });
    }, 'POST');
    await user.dblClick(submit());
    expect(dialog).toHaveAttribute('aria-busy', 'true');
    expect(within(dialog).getByRole('button', { name: 'Saving…' })).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(field('firstName')).toHaveAttribute('readonly');
    await user.keyboard('{Escape}');
    answer.resolve(undefined);
    await screen.findByText('The user has been created');
    expect(directory.writes).toHaveLength(1);
  });

  it.each(writeFailures)('keeps what was typed where %s, and trying again makes one user', async (_, answer, text) => {
    shortenPatience();
    const { user, submit, directory, dialog } = await openCreate();
    await fill(user, torbjorn);
    directory.fail(answer, 'POST');
    await user.click(submit());
    const note = await within(dialog).findByRole('alert');
    expect(note).toHaveTextContent(`The user was not saved${text}`);
    expectTyped(torbjorn);
    directory.recover();
    await user.click(submit());
    await screen.findByText('The user has been created');
    const [first, second] = directory.writes;
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('sends other content with another key', async () => {
    const { user, submit, directory } = await openCreate();
    await fill(user, torbjorn);
    directory.fail(() => HttpResponse.error(), 'POST');
    await user.click(submit());
    await screen.findByText('The user was not saved');
    await fill(user, { lastName: 'Viken' });
    directory.recover();
    await user.click(submit());
    await screen.findByText('The user has been created');
    const [first, second] = directory.writes;
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it.each([
    [
      '409, an e-mail address that is taken',
      409,
      { code: 'EMAIL_TAKEN', errors: [{ field: 'email', code: 'taken' }] },
      'email',
      'The e-mail address is already used by another user.',
    ],
    [
      '429, an e-mail address that gets no more invitations',
      429,
      { code: 'TOO_MANY_INVITATIONS', errors: [{ field: 'email', code: 'tooManyInvitations' }] },
      'email',
      'No more invitations can be sent to this address now. Try again tomorrow.',
    ],
    [
      '422, a name with a character that is refused',
      422,
      { errors: [{ field: 'lastName', code: 'unsupportedCharacter', character: 'ÿ' }] },
      'lastName',
      'The field contains unsupported characters: ÿ',
    ],
    [
      '422, a rule that is not known here',
      422,
      { errors: [{ field: 'cellphone', code: 'notReachable' }] },
      'cellphone',
      'This value can’t be used here.',
    ],
  ] as const)('puts the answer %s, at its field and the focus in it', async (_, status, problem, name, text) => {
    const { user, submit, directory, dialog } = await openCreate();
    await fill(user, torbjorn);
    directory.fail(
      () => HttpResponse.json(aProblem(status, { ...problem, errors: [...problem.errors] }), { status }),
      'POST',
    );
    await user.click(submit());
    expect(await within(dialog).findByText(text)).toBeInTheDocument();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text));
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(within(dialog).queryByText('The user was not saved')).not.toBeInTheDocument();
    expectTyped(torbjorn);
    expect(submit()).toBeDisabled();
    directory.recover();
    await fill(user, {
      [name]: name === 'email' ? 'other@havstrand.example' : name === 'cellphone' ? '+4748100145' : 'Viken',
    });
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await screen.findByText('The user has been created');
  });

  it('asks before typed text is thrown away, and not where there is none', async () => {
    const { user, dialog } = await openCreate();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Add New User' }));
    await screen.findByRole('dialog', { name: 'Add new user' });
    await fill(user, { firstName: 'Torbjørn' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expectTyped({ firstName: 'Torbjørn' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add New User' }));
    await screen.findByRole('dialog', { name: 'Add new user' });
    expectTyped({ firstName: '' });
  });

  it('asks before the page is left with typed text', async () => {
    const { user, router } = await openCreate();
    await fill(user, { firstName: 'Torbjørn' });
    void router.navigate('/home');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/users');
    expectTyped({ firstName: 'Torbjørn' });
  });

  it('keeps typed text over the end of the session', async () => {
    const { user, submit, directory, unmount } = await openCreate();
    await fill(user, torbjorn);
    directory.fail(() => HttpResponse.json(aProblem(401), { status: 401 }), 'POST');
    await user.click(submit());
    expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
    unmount();
    directory.recover();
    await renderAt('/users');
    const dialog = await screen.findByRole('dialog', { name: 'Add new user' });
    await waitFor(() => expectTyped(torbjorn));
    expect(within(dialog).getByRole('button', { name: 'Create user' })).toBeEnabled();
  });

  it.each([
    ['se', 0],
    ['no', 0],
    ['dk', 1],
  ] as const)('in %s has %i two-factor boxes', async (country, count) => {
    const { dialog } = await openCreate({ config: { country } });
    expect(within(dialog).queryAllByRole('checkbox', { name: 'Require a code by text message at login' })).toHaveLength(
      count,
    );
  });

  it('in Denmark sends whether two factors are demanded', async () => {
    const { user, submit, directory } = await openCreate({ config: { country: 'dk' } });
    await fill(user, torbjorn);
    await user.click(screen.getByRole('checkbox', { name: 'Require a code by text message at login' }));
    await user.click(submit());
    await screen.findByText('The user has been created');
    expect(directory.writes[0]?.body).toMatchObject({ forceTwoFactorAuth: true });
  });
});

describe('editing a user', () => {
  it('begins with what is known, and saves it with the version that was read', async () => {
    const { user, submit, directory, dialog } = await openEdit();
    expectTyped({
      firstName: 'Elin',
      lastName: 'Wallgren',
      email: 'elin.wallgren@havstrand.example',
      cellphone: '+46 70 174 06 24',
    });
    await fill(user, { lastName: 'Wallgren Ek' });
    await user.click(within(dialog).getByRole('radio', { name: 'English' }));
    await user.click(submit());
    expect(await screen.findByText('The information has been saved')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Elin Wallgren Ek' })).toBeInTheDocument();
    expect(directory.writes).toEqual([
      expect.objectContaining({
        method: 'PUT',
        ifMatch: '"3"',
        body: {
          firstName: 'Elin',
          lastName: 'Wallgren Ek',
          email: 'elin.wallgren@havstrand.example',
          cellphone: '+46701740624',
          locale: 'en',
          forceTwoFactorAuth: false,
          isActive: true,
        },
      }),
    ]);
  });

  it('keeps a language that was chosen elsewhere among the choices', async () => {
    const directory = aUserDirectory();
    const elin = directory.users.find(({ id }) => id === 'elin');
    if (elin) elin.locale = 'da';
    const { dialog } = await openEdit('elin', undefined, directory);
    expect(within(dialog).getByRole('radio', { name: 'Danish' })).toBeChecked();
    expect(within(dialog).getAllByRole('radio')).toHaveLength(3);
  });

  it('gives the focus back to its button', async () => {
    const { user } = await openEdit();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit user' })).toHaveFocus());
  });

  it('of a user without a phone asks for one', async () => {
    const { submit } = await openEdit('gustav');
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('1 field left to fill in');
  });

  it.each(writeFailures)('keeps what was typed where %s, and trying again works', async (_, answer, text) => {
    shortenPatience();
    const { user, submit, directory, dialog } = await openEdit();
    await fill(user, { lastName: 'Wallgren Ek' });
    directory.fail(answer, 'PUT');
    await user.click(submit());
    const note = await within(dialog).findByRole('alert');
    expect(note).toHaveTextContent(`The user was not saved${text}`);
    expectTyped({ lastName: 'Wallgren Ek' });
    directory.recover();
    await user.click(submit());
    await screen.findByText('The information has been saved');
  });

  it('leaves ticks of roles that are not saved yet alone', async () => {
    const { user } = await openEdit();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('checkbox', { name: 'Purchaser' }));
    await user.click(screen.getByRole('button', { name: 'Edit user' }));
    await screen.findByRole('dialog', { name: 'Edit user' });
    await fill(user, { lastName: 'Wallgren Ek' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The information has been saved');
    expect(screen.getByRole('checkbox', { name: 'Purchaser' })).not.toBeChecked();
    expect(screen.queryByText('Somebody else has changed this user')).not.toBeInTheDocument();
  });

  it('does not inactivate oneself, and says so', async () => {
    const { id } = aPortalUser();
    aUserDirectory([aCustomerUser({ id, firstName: 'Astrid', lastName: 'Lindqvist' })]);
    const { user } = await renderAt(`/users/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Edit user' }));
    expect(await screen.findByRole('switch', { name: 'Can log in' })).toBeDisabled();
  });
});

describe('two administrators who edit the same user', () => {
  async function collide() {
    const view = await openEdit();
    view.directory.users = view.directory.users.map((each) =>
      each.id === 'elin' ? change(each, { firstName: 'Elina', cellphone: '+46701740625' }) : each,
    );
    await fill(view.user, { lastName: 'Wallgren Ek' });
    await view.user.click(view.submit());
    await within(view.dialog).findByText('Somebody else has changed this user');
    return view;
  }

  it('hear of it: the text, the newer values, and what was typed is kept', async () => {
    const { dialog, submit } = await collide();
    expect(dialog).toHaveTextContent(
      'There is a conflict in your posted information with other data. Please change and try again.',
    );
    expect(dialog).toHaveTextContent('First name is now: Elina');
    expect(dialog).toHaveTextContent('Phone is now: +46 70 174 06 25');
    expectTyped({ firstName: 'Elin', lastName: 'Wallgren Ek' });
    expect(submit()).toBeDisabled();
  });

  it('can take over the newer state and go on from there', async () => {
    const { user, submit, directory } = await collide();
    await user.click(screen.getByRole('button', { name: 'Discard my changes' }));
    expectTyped({ firstName: 'Elina', lastName: 'Wallgren' });
    await fill(user, { lastName: 'Wallgren Ek' });
    await user.click(submit());
    await screen.findByText('The information has been saved');
    expect(directory.writes.at(-1)).toMatchObject({
      ifMatch: '"4"',
      body: { firstName: 'Elina', lastName: 'Wallgren Ek' },
    });
  });

  it('can save their own version over the newer one', async () => {
    const { user, directory } = await collide();
    await user.click(screen.getByRole('button', { name: 'Overwrite with my changes' }));
    await screen.findByText('The information has been saved');
    expect(directory.writes.at(-1)).toMatchObject({
      ifMatch: '"4"',
      body: { firstName: 'Elin', lastName: 'Wallgren Ek' },
    });
  });
});
