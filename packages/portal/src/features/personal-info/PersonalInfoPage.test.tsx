import { jest } from '@jest/globals';
import type { PortalUser, RuntimeConfig, UserActivity } from '@skerry/contracts';
import { languageList, type Language } from '@skerry/i18n';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aPortalUser, aProblem, aRuntimeConfig, sessionUsers } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';
import { origin, portalUserUrl, server, userAdminUrl } from '../../testing/server.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('./PersonalInfoPage.tsx');
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

const url = portalUserUrl('/user-profiles');
const notSaved = 'The information was not saved';

/** A server that keeps the details of the signed-in user, and what was sent to it. */
function aProfile(attributes: Partial<PortalUser['attributes']> = {}) {
  const initial = aPortalUser();
  const profile = {
    user: { ...initial, attributes: { ...initial.attributes, ...attributes } },
    writes: [] as unknown[],
    keys: [] as (string | null)[],
  };
  server.use(
    http.get(url, () => HttpResponse.json(sessionUsers({ currentUser: profile.user }))),
    http.patch(url, async ({ request }) => {
      const body = (await request.json()) as Partial<PortalUser>;
      profile.writes.push(body);
      profile.keys.push(request.headers.get('Idempotency-Key'));
      profile.user = { ...profile.user, ...body, attributes: { ...profile.user.attributes, ...body.attributes } };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return profile;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Save Changes' });
const details = () => screen.getByRole('form', { name: 'Your details' });
const part = (name: string) => within(screen.getByRole('region', { name }));

async function fill(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.paste(text);
  await user.tab();
}

async function openPersonalInfo(attributes?: Partial<PortalUser['attributes']>, options?: RenderOptions) {
  const profile = aProfile(attributes);
  const view = await renderAt('/personal-info', options);
  await screen.findByRole('heading', { level: 1, name: 'Personal info' });
  return { profile, ...view };
}

const withPassword = (passwordChange: RuntimeConfig['identity']['passwordChange']): RenderOptions => ({
  config: { identity: { ...aRuntimeConfig().identity, ...(passwordChange && { passwordChange }) } },
});

/** A change that can be sent. */
async function change(user: UserEvent) {
  await fill(user, 'Last name', 'Lindkvist');
  await waitFor(() => expect(saveButton()).toBeEnabled());
}

describe('personal info', () => {
  it('is opened by the profile menu', async () => {
    aProfile();
    const { user } = await renderAt('/home');
    await user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
    await user.click(screen.getByRole('link', { name: 'Personal info' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Personal info' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Skerry – Personal info'));
  });

  it('shows one’s own details, of which the e-mail can only be read', async () => {
    await openPersonalInfo();
    expect(field('First name')).toHaveValue('Astrid');
    expect(field('Last name')).toHaveValue('Lindqvist');
    expect(field('Phone')).toHaveValue('+46 70 174 06 05');
    expect(screen.getByRole('group', { name: 'E-mail' })).toHaveTextContent('astrid.lindqvist@havstrand.example');
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
  });

  it.each([
    [null, 'Sent to +46 70 174 06 05 if it is needed at login.'],
    ['force', 'Required by your company at login. Sent to +46 70 174 06 05.'],
  ] as const)('says where a code by text message goes that is asked for by “%s”', async (twoFactorBySms, text) => {
    await openPersonalInfo({ twoFactorBySms });
    expect(part('Login and security').getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['ssn', 'Personal number', '811228-9874', '74'],
    ['dob', 'Date of birth', '1981-12-28', '28'],
    ['ppn', 'Passport number', 'AA1234567', '67'],
  ] as const)('shows the end of an identification by %s as %s, and no more of it', async (pinType, name, pin, end) => {
    await openPersonalInfo({ pin, pinType });
    expect(part('Login and security').getByText(name)).toBeInTheDocument();
    expect(part('Login and security').getByText(`hidden, ends with ${end}`)).toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain(pin.slice(0, 6));
  });

  it('counts what is not saved, says what was there before, and takes it back', async () => {
    const { user, profile } = await openPersonalInfo();
    await fill(user, 'Last name', 'Lindkvist');
    await fill(user, 'Phone', '+46 70 174 06 77');
    expect(details()).toHaveTextContent('2 unsaved changes');
    expect(details()).toHaveTextContent('Was Lindqvist');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Last name')).toHaveValue('Lindqvist');
    expect(details()).not.toHaveTextContent('unsaved');
    expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus();
    expect(profile.writes).toEqual([]);
  });

  it('sends the whole profile, says so, and shows it in the page', async () => {
    const { user, profile } = await openPersonalInfo({ twoFactorBySms: 'force' });
    await fill(user, 'Last name', ' Lindkvist ');
    await fill(user, 'Phone', '+46701740677');
    await user.click(saveButton());
    expect(await screen.findByText('The information is saved.')).toBeInTheDocument();
    expect(profile.writes).toEqual([
      {
        firstName: 'Astrid',
        lastName: 'Lindkvist',
        email: 'astrid.lindqvist@havstrand.example',
        attributes: { cellphone: '+46701740677', twoFactorBySms: 'force' },
      },
    ]);
    expect(profile.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(await screen.findByRole('button', { name: /Astrid Lindkvist/ })).toBeInTheDocument();
    expect(field('Last name')).toHaveValue('Lindkvist');
    expect(field('Phone')).toHaveValue('+46 70 174 06 77');
    expect(details()).not.toHaveTextContent('unsaved');
    expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus();
  });

  it('says nothing about a field until it has been left, and can’t be sent while anything is wrong', async () => {
    const { user } = await openPersonalInfo();
    await user.clear(field('First name'));
    expect(screen.queryByText('You have to enter a first name.')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('You have to enter a first name.')).toBeInTheDocument();
    expect(saveButton()).toBeDisabled();
    expect(saveButton()).toHaveAccessibleDescription('1 field needs your attention');
    await fill(user, 'First name', 'Asta');
    await waitFor(() => expect(saveButton()).toBeEnabled());
  });

  it.each([
    ['First name', ' ', 'You have to enter a first name.'],
    ['Last name', '', 'You have to enter a last name.'],
    ['Last name', 'Wałęsa', 'The field contains unsupported characters: ł'],
    ['First name', 'a'.repeat(101), 'The text is too long: at most 100 characters.'],
    ['Phone', '', 'You must provide a mobile number.'],
    ['Phone', '070 174 06 05', 'The mobile number has an invalid format.'],
    ['Phone', '+467017406', 'The mobile number has an invalid format.'],
  ])('%s of “%s”: %s', async (name, text, message) => {
    const { user } = await openPersonalInfo();
    await fill(user, name, text);
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(saveButton()).toBeDisabled();
  });

  it('puts a refusal of the server at its field, and keeps what was typed', async () => {
    const { user } = await openPersonalInfo();
    server.use(
      http.patch(url, () =>
        HttpResponse.json(
          aProblem(422, { code: 'INVALID_FIELDS', errors: [{ field: 'cellphone', code: 'invalidFormat' }] }),
          { status: 422 },
        ),
      ),
    );
    await fill(user, 'Phone', '+46701740677');
    await user.click(saveButton());
    await waitFor(() =>
      expect(field('Phone')).toHaveAccessibleDescription(
        expect.stringContaining('The mobile number has an invalid format.'),
      ),
    );
    expect(field('Phone')).toHaveValue('+46701740677');
    expect(screen.queryByText(notSaved)).not.toBeInTheDocument();
  });

  it.each([
    [403, 'You are not allowed to do this. Please contact your administrator for permission.'],
    [409, 'There is a conflict in your posted information with other data. Please change and try again.'],
    [422, 'There is something wrong with your posted information. Please change and try again.'],
    [503, 'Information is not available at the moment'],
  ])('keeps what was typed on %i and says why', async (status, text) => {
    const { user } = await openPersonalInfo();
    server.use(http.patch(url, () => HttpResponse.json(aProblem(status), { status })));
    await change(user);
    await user.click(saveButton());
    expect(await within(details()).findByText(notSaved)).toBeInTheDocument();
    expect(within(details()).getByRole('alert')).toHaveTextContent(text);
    expect(field('Last name')).toHaveValue('Lindkvist');
  });

  it('reports what is no answer of the server as 500', async () => {
    const { user, services } = await openPersonalInfo();
    jest.spyOn(services.api.portalUser, 'PATCH').mockRejectedValue(new TypeError('not a call at all'));
    await change(user);
    await user.click(saveButton());
    expect(await within(details()).findByRole('alert')).toHaveTextContent('Information is not available at the moment');
  });

  it('can only be read until the server has answered', async () => {
    const { user } = await openPersonalInfo();
    let answer = () => {};
    server.use(
      http.patch(url, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await change(user);
    await user.click(saveButton());
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeInTheDocument();
    expect(details()).toHaveAttribute('aria-busy', 'true');
    expect(field('First name')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    answer();
    expect(await screen.findByText('The information is saved.')).toBeInTheDocument();
  });

  it('is saved even where the page can’t be brought up to date, and says both', async () => {
    const { user } = await openPersonalInfo();
    await change(user);
    server.use(http.get(url, () => HttpResponse.json(aProblem(503), { status: 503 })));
    await user.click(saveButton());
    expect(await screen.findByText('The information is saved.')).toBeInTheDocument();
    expect(screen.getByText('Information is not available at the moment')).toBeInTheDocument();
  });

  it('asks before it is left with something typed', async () => {
    const { user } = await openPersonalInfo();
    await change(user);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Users' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(field('Last name')).toHaveValue('Lindkvist');
  });

  it('can only be read by the provider’s staff, who have no number, roles or activity here', async () => {
    await openPersonalInfo({ cellphone: null }, { user: { isInternal: true } });
    expect(details()).toHaveTextContent('can’t be changed here');
    for (const name of ['First name', 'Last name']) expect(field(name)).toHaveAttribute('readonly');
    expect(screen.queryByRole('textbox', { name: 'Phone' })).not.toBeInTheDocument();
    for (const name of ['Login and security', 'Roles and groups', 'Your activity', 'Where you are logged in'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('has the way out as the last thing on phones, where it would be pressed first', async () => {
    const { innerWidth } = window;
    window.innerWidth = 320;
    await openPersonalInfo();
    const [first, ...others] = within(screen.getByRole('main')).getAllByRole('button');
    expect(first).not.toHaveAccessibleName('Log out');
    expect(others.at(-1)).toHaveAccessibleName('Log out');
    window.innerWidth = innerWidth;
  });

  it('says where one is logged in and since when, and how all sessions end', async () => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0');
    await openPersonalInfo({}, withPassword('mailedLink'));
    const sessions = screen.getByRole('region', { name: 'Where you are logged in' });
    expect(sessions).toHaveTextContent(/Firefox on LinuxLogged in 21 Nov 2024, 08:02 CETThis session/);
    expect(sessions).toHaveTextContent('Change your password: that logs you out everywhere.');
  });

  it('logs out', async () => {
    const { user, session } = await openPersonalInfo();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log out' }));
    expect(session.logouts).toBe(1);
  });
});

describe('language and display', () => {
  it('takes another language at once', async () => {
    const { user } = await openPersonalInfo();
    await user.click(part('Language and display').getByRole('combobox', { name: /Language/ }));
    await user.click(await screen.findByRole('option', { name: 'Svenska' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mina uppgifter' })).toBeInTheDocument();
  });

  it('takes another appearance and row height at once, and remembers them', async () => {
    const { user, unmount } = await openPersonalInfo();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    unmount();
    await openPersonalInfo();
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked();
    expect(part('Language and display').getByText(/Europe\/Stockholm/)).toBeInTheDocument();
  });
});

describe('one’s roles and groups', () => {
  it('are named, and lead to asking for more', async () => {
    server.use(
      http.get(userAdminUrl('/customer/own-groups'), () =>
        HttpResponse.json({ items: [{ id: 'g', name: 'Nordic NOC' }] }),
      ),
    );
    const { user } = await openPersonalInfo();
    expect(await part('Roles and groups').findByText('User administrator')).toBeInTheDocument();
    expect(await part('Roles and groups').findByText('Nordic NOC')).toBeInTheDocument();
    await user.click(part('Roles and groups').getByRole('button', { name: 'Request another role' }));
    expect(await screen.findByRole('dialog', { name: 'What else do you need?' })).toBeInTheDocument();
  });

  it('of none are told of', async () => {
    await openPersonalInfo();
    expect(await screen.findByText('You are in no group.')).toBeInTheDocument();
  });
});

describe('the password', () => {
  it('is changed by a link that is mailed, and the page says that it is on its way', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${origin}/sign-in/password-resets`, async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await openPersonalInfo({}, withPassword('mailedLink'));
    await user.click(part('Login and security').getByRole('button', { name: 'Change password' }));
    expect(await part('Login and security').findByText(/on its way to/)).toHaveTextContent(
      /on its way to astrid\.lindqvist@/,
    );
    expect(sent).toEqual([{ email: 'astrid.lindqvist@havstrand.example' }]);
  });

  it('leads with what failed where no link could be sent', async () => {
    server.use(http.post(`${origin}/sign-in/password-resets`, () => HttpResponse.json(aProblem(500), { status: 500 })));
    const { user } = await openPersonalInfo({}, withPassword('mailedLink'));
    await user.click(part('Login and security').getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The link could not be sent/);
  });

  it('is changed on the page of another provider', async () => {
    await openPersonalInfo({}, withPassword({ page: 'https://login.example/realms/portal/account/' }));
    expect(part('Login and security').getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      'https://login.example/realms/portal/account/',
    );
  });

  it('has no button where the portal knows no way', async () => {
    await openPersonalInfo();
    expect(part('Login and security').queryByText('Change password')).not.toBeInTheDocument();
  });
});

describe('one’s activity', () => {
  const anEntry = (parts: Partial<UserActivity> = {}): UserActivity => ({
    id: '1',
    at: '2026-11-20T08:14:00.000Z',
    action: 'updateUserProfile',
    isDone: true,
    isByUser: true,
    isToUser: true,
    actor: { fullName: 'Astrid Lindqvist', isStaff: false },
    changes: [],
    rolesAdded: [],
    rolesRemoved: [],
    group: null,
    actingReason: null,
    ...parts,
  });

  function anActivity(entries: readonly UserActivity[], lastLoginAt: string | null = null) {
    server.use(
      http.get(userAdminUrl('/customer/own-activity'), ({ request }) => {
        const size = Number(new URL(request.url).searchParams.get('pageSize'));
        return HttpResponse.json({
          items: entries.slice(0, size),
          totalItems: entries.length,
          totalPages: Math.ceil(entries.length / size),
          currentPage: 0,
          lastLoginAt,
        });
      }),
    );
  }

  it('is named with who did it, where that is somebody else, and with what was refused', async () => {
    anActivity([
      anEntry({
        id: '3',
        action: 'updateCustomerUser',
        isByUser: false,
        actor: { fullName: 'Ingrid Solberg', isStaff: false },
        changes: ['roles'],
      }),
      anEntry({ id: '2', isDone: false }),
      anEntry(),
    ]);
    await openPersonalInfo();
    expect(await part('Your activity').findByText('User changed: roles')).toBeInTheDocument();
    expect(part('Your activity').getByText('Ingrid Solberg')).toBeInTheDocument();
    expect(part('Your activity').getByText('Refused')).toBeInTheDocument();
    expect(part('Your activity').queryByText('Astrid Lindqvist')).not.toBeInTheDocument();
    expect(part('Your activity').queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('has the last login among it, where it belongs', async () => {
    anActivity(
      [anEntry({ id: '2', changes: ['cellphone'] }), anEntry({ at: '2026-11-18T08:14:00.000Z' })],
      '2026-11-19T07:00:00.000Z',
    );
    await openPersonalInfo();
    await part('Your activity').findByText('Logged in');
    const lines = part('Your activity').getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent.includes('Logged in'))).toEqual([false, true, false]);
  });

  it('shows more than the newest when it is asked to', async () => {
    anActivity(Array.from({ length: 8 }, (_, index) => anEntry({ id: String(index) })));
    const { user } = await openPersonalInfo();
    await waitFor(() => expect(part('Your activity').getAllByRole('listitem')).toHaveLength(5));
    await user.click(await part('Your activity').findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(part('Your activity').getAllByRole('listitem')).toHaveLength(8));
  });
});

const words: Readonly<Record<Language, { info: string; missing: string }>> = {
  en: { info: 'Personal info', missing: 'You must provide a mobile number.' },
  sv: { info: 'Mina uppgifter', missing: 'Du måste ange ett mobilnummer.' },
  no: { info: 'Mine opplysninger', missing: 'Du må oppgi et mobilnummer.' },
  da: { info: 'Mine oplysninger', missing: 'Du skal angive et mobilnummer.' },
};

it.each(languageList)('in %s an error is spoken, and axe finds nothing', async (language) => {
  const text = words[language];
  aProfile({ pin: '811228-9874', pinType: 'ssn' });
  const { user } = await renderAt('/personal-info', { language });
  await screen.findByRole('heading', { level: 1, name: text.info });
  await user.clear(screen.getByRole('textbox', { name: /Phone|Telefon/ }));
  await user.tab();
  expect(await screen.findByText(text.missing)).toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});
