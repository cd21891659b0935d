import { jest } from '@jest/globals';
import { languageList, type Language } from '@skerry/i18n';
import type { PortalUser } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aPortalUser, aProblem, sessionUsers } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';
import { portalUserUrl, server } from '../../testing/server.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await Promise.all([import('./PersonalInfoDialog.tsx'), import('./UpdatePhoneDialog.tsx')]);
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
      profile.user = {
        ...profile.user,
        ...body,
        attributes: { ...profile.user.attributes, ...body.attributes },
      };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return profile;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Save' });

async function fill(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.paste(text);
  await user.tab();
}

async function openPersonalInfo(attributes?: Partial<PortalUser['attributes']>, options?: RenderOptions) {
  const profile = aProfile(attributes);
  const view = await renderAt('/home', options);
  await view.user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
  await view.user.click(screen.getByRole('button', { name: 'Personal info' }));
  const dialog = await screen.findByRole('dialog', { name: 'Personal info' });
  return { profile, dialog, ...view };
}

describe('personal info', () => {
  it('shows one’s own details, of which the e-mail can only be read', async () => {
    const { dialog } = await openPersonalInfo();
    expect(field('First name')).toHaveValue('Astrid');
    expect(field('Last name')).toHaveValue('Lindqvist');
    expect(field('Phone')).toHaveValue('+46 70 174 06 05');
    expect(field('E-mail')).toHaveValue('astrid.lindqvist@havstrand.example');
    expect(field('E-mail')).toHaveAttribute('readonly');
    expect(dialog).toHaveTextContent('If you are asked for a code by text message when you log in');
  });

  it('says that a code by text message is required where it is', async () => {
    const { dialog } = await openPersonalInfo({ twoFactorBySms: 'force' });
    expect(dialog).toHaveTextContent('Your company requires a code by text message when you log in.');
  });

  it.each([
    ['ssn', 'Personal number', '811228-9874', '74'],
    ['dob', 'Date of birth', '1981-12-28', '28'],
    ['ppn', 'Passport number', 'AA1234567', '67'],
  ] as const)('shows the end of an identification by %s as %s, and no more of it', async (pinType, name, pin, end) => {
    const { dialog } = await openPersonalInfo({ pin, pinType });
    expect(within(dialog).getByText(name)).toBeInTheDocument();
    expect(dialog).toHaveTextContent(`hidden, ends with ${end}`);
    expect(document.body.innerHTML).not.toContain(pin.slice(0, 6));
  });

  it('sends the whole profile, says so, and shows it in the page', async () => {
    const { user, profile } = await openPersonalInfo({ twoFactorBySms: 'force' });
    await fill(user, 'Last name', ' Lindkvist ');
    await fill(user, 'Phone', '+46 70 174 06 77');
    await user.click(saveButton());
    expect(await screen.findByText('The information is saved.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(profile.writes).toEqual([
      {
        firstName: 'Astrid',
        lastName: 'Lindkvist',
        email: 'astrid.lindqvist@havstrand.example',
        attributes: { cellphone: '+46701740677', twoFactorBySms: 'force' },
      },
    ]);
    expect(profile.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(() => expect(screen.getByRole('button', { name: /Astrid Lindkvist/ })).toHaveFocus());
  });

  it('says nothing about a field until it has been left, and can’t be sent while anything is wrong', async () => {
    const { user, dialog } = await openPersonalInfo();
    await user.clear(field('First name'));
    expect(within(dialog).queryByText('You have to enter a first name.')).not.toBeInTheDocument();
    await user.tab();
    expect(await within(dialog).findByText('You have to enter a first name.')).toBeInTheDocument();
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
  ])('stays open on %i and says why', async (status, text) => {
    const { user, dialog } = await openPersonalInfo();
    server.use(http.patch(url, () => HttpResponse.json(aProblem(status), { status })));
    await user.click(saveButton());
    expect(await within(dialog).findByText(notSaved)).toBeInTheDocument();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(text);
  });

  it('reports what is no answer of the server as 500', async () => {
    const { user, dialog, services } = await openPersonalInfo();
    jest.spyOn(services.api.portalUser, 'PATCH').mockRejectedValue(new TypeError('not a call at all'));
    await user.click(saveButton());
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Information is not available at the moment');
  });

  it('is updating until the server has answered: fields can only be read, and nothing closes it', async () => {
    const { user, dialog } = await openPersonalInfo();
    let answer = () => {};
    server.use(
      http.patch(url, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(saveButton());
    expect(await within(dialog).findByRole('button', { name: 'Saving…' })).toBeInTheDocument();
    expect(dialog).toHaveAttribute('aria-busy', 'true');
    expect(field('First name')).toHaveAttribute('readonly');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    answer();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('is saved even where the page can’t be brought up to date, and says both', async () => {
    const { user } = await openPersonalInfo();
    server.use(http.get(url, () => HttpResponse.json(aProblem(503), { status: 503 })));
    await user.click(saveButton());
    expect(await screen.findByText('The information is saved.')).toBeInTheDocument();
    expect(screen.getByText('Information is not available at the moment')).toBeInTheDocument();
  });

  it('closes at once where nothing was typed, and asks first where something was', async () => {
    const { user } = await openPersonalInfo();
    await fill(user, 'First name', 'Asta');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(field('First name')).toHaveValue('Asta');
    await fill(user, 'First name', 'Astrid');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can only be read by the provider’s staff, who have no number here', async () => {
    const { dialog } = await openPersonalInfo({ cellphone: null }, { user: { isInternal: true } });
    expect(dialog).toHaveTextContent('can’t be changed here');
    for (const name of ['First name', 'Last name', 'E-mail']) expect(field(name)).toHaveAttribute('readonly');
    expect(screen.queryByRole('textbox', { name: 'Phone' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});

describe('a mobile number', () => {
  const phoneDialog = () => screen.findByRole('dialog', { name: 'Update phone number' });

  it.each([null, '', '0701740605', '+467017406'])('is demanded of customers who have %j', async (cellphone) => {
    aProfile({ cellphone });
    await renderAt('/home');
    const dialog = await phoneDialog();
    expect(dialog).toHaveTextContent('Add a mobile number before you use the portal.');
    expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(field('Phone')).toHaveFocus();
  });

  it.each([
    ['of customers who have one', '+46701740605', false],
    ['of customers whose number is stored as people write it', '+46 70 174 06 05', false],
    ['of the provider’s staff', null, true],
  ])('is not demanded %s', async (_of, cellphone, isInternal) => {
    aProfile({ cellphone });
    await renderAt('/home', { user: { isInternal } });
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that is given opens the portal', async () => {
    const profile = aProfile({ cellphone: null });
    const { user } = await renderAt('/home');
    const dialog = await phoneDialog();
    expect(saveButton()).toBeDisabled();
    await user.click(field('Phone'));
    await user.paste('+46 70 174 06 77');
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await user.click(saveButton());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('The information is saved.')).toBeInTheDocument();
    expect(profile.writes).toEqual([
      {
        firstName: 'Astrid',
        lastName: 'Lindqvist',
        email: 'astrid.lindqvist@havstrand.example',
        attributes: { cellphone: '+46701740677', twoFactorBySms: null },
      },
    ]);
  });

  it.each([
    ['', 'You must provide a mobile number.'],
    ['0701740605', 'The mobile number has an invalid format.'],
  ])('of “%s” is refused once the field has been left', async (text, message) => {
    aProfile({ cellphone: null });
    const { user } = await renderAt('/home');
    await phoneDialog();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await fill(user, 'Phone', text);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(saveButton()).toBeDisabled();
  });

  it('that could not be saved can be sent again', async () => {
    aProfile({ cellphone: null });
    server.use(http.patch(url, () => HttpResponse.json(aProblem(500), { status: 500 }), { once: true }));
    const { user } = await renderAt('/home');
    const dialog = await phoneDialog();
    await user.paste('+46701740677');
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await user.click(saveButton());
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Information is not available at the moment');
    await user.click(saveButton());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('is demanded until one logs out, by a button', async () => {
    aProfile({ cellphone: null });
    const { user, session } = await renderAt('/home');
    await user.click(within(await phoneDialog()).getByRole('button', { name: 'Log out' }));
    expect(session.logouts).toBe(1);
  });

  it('is still demanded after Escape, which asks before it logs out', async () => {
    aProfile({ cellphone: null });
    const { user, session } = await renderAt('/home');
    await phoneDialog();
    await user.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Log out?' });
    expect(session.logouts).toBe(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await phoneDialog()).toBeInTheDocument();

    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Log out?' });
    await user.click(within(question).getByRole('button', { name: 'Log out' }));
    expect(session.logouts).toBe(1);
  });
});

const words: Readonly<Record<Language, { info: string; phone: string; missing: string; wrong: string }>> = {
  en: {
    info: 'Personal info',
    phone: 'Update phone number',
    missing: 'You must provide a mobile number.',
    wrong: 'The mobile number has an invalid format.',
  },
  sv: {
    info: 'Mina uppgifter',
    phone: 'Uppdatera telefonnummer',
    missing: 'Du måste ange ett mobilnummer.',
    wrong: 'Mobilnumret har ett ogiltigt format.',
  },
  no: {
    info: 'Mine opplysninger',
    phone: 'Oppdater telefonnummer',
    missing: 'Du må oppgi et mobilnummer.',
    wrong: 'Mobilnummeret har ugyldig format.',
  },
  da: {
    info: 'Mine oplysninger',
    phone: 'Opdater telefonnummer',
    missing: 'Du skal angive et mobilnummer.',
    wrong: 'Mobilnummeret har et ugyldigt format.',
  },
};

describe.each(languageList)('in %s', (language) => {
  const text = words[language];
  const phone = () => screen.getByRole('textbox', { name: /Phone|Telefon/ });

  it('personal info with an error speaks it, and axe finds nothing', async () => {
    aProfile({ pin: '811228-9874', pinType: 'ssn' });
    const { user } = await renderAt('/home', { language });
    await user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
    await user.click(screen.getByRole('button', { name: text.info }));
    await screen.findByRole('dialog', { name: text.info });
    await user.clear(phone());
    await user.tab();
    expect(await screen.findByText(text.missing)).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('the demand for a number speaks it, and axe finds nothing', async () => {
    aProfile({ cellphone: '1' });
    const { user } = await renderAt('/home', { language });
    await screen.findByRole('dialog', { name: text.phone });
    await user.tab();
    expect(await screen.findByText(text.wrong)).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });
});
