import { jest } from '@jest/globals';
import { languageList, type Language } from '@skerry/i18n';
import type { PortalUser } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aPortalUser, aProblem, sessionUsers } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { portalUserUrl, server } from '../../testing/server.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('./UpdatePhoneDialog.tsx');
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

const url = portalUserUrl('/user-profiles');

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

const words: Readonly<Record<Language, { phone: string; missing: string; wrong: string }>> = {
  en: {
    phone: 'Update phone number',
    missing: 'You must provide a mobile number.',
    wrong: 'The mobile number has an invalid format.',
  },
  sv: {
    phone: 'Uppdatera telefonnummer',
    missing: 'Du måste ange ett mobilnummer.',
    wrong: 'Mobilnumret har ett ogiltigt format.',
  },
  no: {
    phone: 'Oppdater telefonnummer',
    missing: 'Du må oppgi et mobilnummer.',
    wrong: 'Mobilnummeret har ugyldig format.',
  },
  da: {
    phone: 'Opdater telefonnummer',
    missing: 'Du skal angive et mobilnummer.',
    wrong: 'Mobilnummeret har et ugyldigt format.',
  },
};

describe.each(languageList)('in %s', (language) => {
  const text = words[language];
  it('the demand for a number speaks it, and axe finds nothing', async () => {
    aProfile({ cellphone: '1' });
    const { user } = await renderAt('/home', { language });
    await screen.findByRole('dialog', { name: text.phone });
    await user.tab();
    expect(await screen.findByText(text.wrong)).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });
});
