import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations } from '../../testing/findViolations.ts';
import { renderSignIn } from '../testing/renderSignIn.tsx';
import { answer, json, noAnswer, noContent, problem, serveForTests } from '../testing/server.ts';
import { text } from '../testing/text.ts';

const token = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const link = `/sign-in/invitation#${token}`;
const inspect = '/sign-in/invitations/inspect';
const accept = '/sign-in/invitations/accept';
const torbjorn = { email: 'torbjorn.vik@havstrand.example', firstName: 'Torbjørn', locale: 'en' };
const password = 'four words in a row';

serveForTests();
afterEach(() => localStorage.clear());

const field = () => screen.getByLabelText<HTMLInputElement>(text('signIn.common.password'));

async function choose(value: string) {
  await userEvent.click(field());
  await userEvent.paste(value);
  await userEvent.keyboard('{Enter}');
}

const saveButton = () => screen.getByRole('button', { name: text('signIn.invitation.submit') });

describe('the link', () => {
  it('leaves the address and the history before anything is asked', async () => {
    let addressThen = '';
    const entries = window.history.length;
    const sent = answer(inspect, () => {
      addressThen = window.location.href;
      return json(torbjorn)();
    });
    await renderSignIn(link);
    expect(addressThen).toBe('http://portal.example/sign-in/invitation');
    expect(window.history.length).toBe(entries);
    expect(sent).toEqual([{ token }]);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(token);
  });

  it('that is used, too old or unknown says what to do', async () => {
    answer(inspect, problem(404, { code: 'INVITATION_NOT_VALID' }));
    localStorage.setItem('skerry.language', 'en');
    await renderSignIn(link);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('signIn.invitation.unusable.title'));
    expect(screen.getByText(text('signIn.invitation.unusable.text'))).toBeVisible();
    expect(screen.getByRole('link', { name: text('signIn.common.logIn') })).toHaveAttribute('href', '/');
    expect(await findViolations()).toEqual([]);
  });

  it.each(['<script>', 'a'.repeat(201), 'a b', '%3D'])(
    'that no invitation ever has is not sent to the server: %s',
    async (broken) => {
      localStorage.setItem('skerry.language', 'en');
      const sent = answer(inspect, json(torbjorn));
      await renderSignIn(`/sign-in/invitation#${broken}`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('signIn.invitation.unusable.title'));
      expect(sent).toEqual([]);
    },
  );

  it('that is gone after a reload has to be opened again', async () => {
    localStorage.setItem('skerry.language', 'en');
    await renderSignIn('/sign-in/invitation');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('signIn.invitation.missing.title'));
    expect(await findViolations()).toEqual([]);
  });

  it.each([
    ['no network', noAnswer, 'fetchErrors.0'],
    ['a fault of the server', problem(503), 'fetchErrors.500'],
    ['an answer of another shape', json({ email: 'a' }), 'fetchErrors.500'],
  ] as const)('can be checked again after %s', async (_what, failure, id) => {
    localStorage.setItem('skerry.language', 'en');
    const sent = answer(inspect, failure, json(torbjorn));
    await renderSignIn(link);
    expect(screen.getByText(text(id))).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: text('ui.errorState.tryAgain') }));
    await screen.findByLabelText(text('signIn.common.password'));
    expect(sent).toHaveLength(2);
  });
});

describe('the language of the page', () => {
  beforeEach(() => answer(inspect, json({ ...torbjorn, locale: 'sv' })));

  it('is the invitation’s from the first word on, and is not remembered', async () => {
    await renderSignIn(link);
    expect(document.documentElement).toHaveAttribute('lang', 'sv');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Välj ett lösenord');
    expect(document.title).toBe('Skerry – Välj ett lösenord');
    expect(localStorage.getItem('skerry.language')).toBeNull();
  });

  it('is the one that the visitor has chosen', async () => {
    localStorage.setItem('skerry.language', 'no');
    await renderSignIn(link);
    expect(document.documentElement).toHaveAttribute('lang', 'nb');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Velg et passord');
  });
});

describe('choosing a password', () => {
  beforeEach(() => {
    localStorage.setItem('skerry.language', 'en');
    answer(inspect, json(torbjorn));
  });

  it('says who is invited, and the rule before it is broken', async () => {
    await renderSignIn(link);
    expect(
      screen.getByText(text('signIn.invitation.lead', { firstName: 'Torbjørn', email: torbjorn.email })),
    ).toBeVisible();
    expect(field()).toHaveAccessibleDescription(text('signIn.invitation.hint', { min: 10 }));
    expect(field()).toHaveAttribute('autocomplete', 'new-password');
    expect(await findViolations()).toEqual([]);
  });

  it('saves it and leads on to the login', async () => {
    const sent = answer(accept, noContent);
    await renderSignIn(link);
    await choose(password);
    expect(await screen.findByRole('heading', { level: 1, name: text('signIn.invitation.done.title') })).toHaveFocus();
    expect(screen.getByText(text('signIn.invitation.done.text', { email: torbjorn.email }))).toBeVisible();
    expect(screen.getByRole('link', { name: text('signIn.common.logIn') })).toHaveAttribute('href', '/');
    expect(document.title).toBe(`Skerry – ${text('signIn.invitation.done.title')}`);
    expect(sent).toEqual([{ token, password }]);
    expect(await findViolations()).toEqual([]);
  });

  it.each([
    ['', text('signIn.common.passwordRequired')],
    ['ninechars', text('signIn.invitation.tooShort', { min: 10 })],
    ['a'.repeat(201), text('signIn.invitation.tooLong', { max: 200 })],
  ])('refuses %j before the server has to', async (short, error) => {
    const sent = answer(accept, noContent);
    await renderSignIn(link);
    await userEvent.click(field());
    if (short) await userEvent.paste(short);
    await userEvent.click(saveButton());
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(await findViolations()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it.each(['exactly 10', 'pässord ☂ 日本語', ' '.repeat(10), '<b>1234567</b>'])(
    'takes %j as it is',
    async (unusual) => {
      const sent = answer(accept, noContent);
      await renderSignIn(link);
      await userEvent.click(field());
      await userEvent.paste(unusual);
      await userEvent.click(saveButton());
      await screen.findByRole('heading', { name: text('signIn.invitation.done.title') });
      expect(sent).toEqual([{ token, password: unusual }]);
    },
  );

  it('says at the field that the server refuses the password', async () => {
    answer(accept, problem(400, { errors: [{ field: 'password', code: 'tooShort' }] }));
    await renderSignIn(link);
    await choose(password);
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(text('signIn.invitation.refused'))),
    );
    expect(field()).toHaveValue(password);
    await userEvent.type(field(), ' more');
    expect(field()).toBeValid();
  });

  it('says that the link was used while the form was open', async () => {
    answer(accept, problem(404, { code: 'INVITATION_NOT_VALID' }));
    await renderSignIn(link);
    await choose(password);
    expect(
      await screen.findByRole('heading', { level: 1, name: text('signIn.invitation.unusable.title') }),
    ).toHaveFocus();
  });

  it.each([
    ['no network', noAnswer, 'fetchErrors.0'],
    ['a fault of the server', problem(500), 'fetchErrors.500'],
  ] as const)('keeps what is typed and can be sent again after %s', async (_what, failure, id) => {
    const sent = answer(accept, failure, noContent);
    await renderSignIn(link);
    await choose(password);
    expect(await screen.findByRole('alert')).toHaveTextContent(text(id));
    expect(field()).toHaveValue(password);
    await userEvent.click(saveButton());
    await screen.findByRole('heading', { name: text('signIn.invitation.done.title') });
    expect(sent).toHaveLength(2);
  });

  it('sends once, however often it is asked to', async () => {
    let finish: (response: Response) => void = () => {};
    const sent = answer(accept, () => new Promise<Response>((resolve) => (finish = resolve)));
    await renderSignIn(link);
    await choose(password);
    await userEvent.keyboard('{Enter}');
    await userEvent.dblClick(await screen.findByRole('button', { name: text('signIn.invitation.submitting') }));
    await waitFor(() => expect(sent).toHaveLength(1));
    finish(noContent());
    await screen.findByRole('heading', { name: text('signIn.invitation.done.title') });
    expect(sent).toHaveLength(1);
  });
});

describe('a link for a new password', () => {
  const newPasswordLink = `/sign-in/new-password#${token}`;
  const look = '/sign-in/password-resets/inspect';
  const save = '/sign-in/password-resets/accept';
  beforeEach(() => localStorage.setItem('skerry.language', 'en'));

  it('leaves the address, says for whom it is and what it ends, and saves the password', async () => {
    const looked = answer(look, json(torbjorn));
    const saved = answer(save, noContent);
    await renderSignIn(newPasswordLink);
    expect(window.location.href).toBe('http://portal.example/sign-in/new-password');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('signIn.newPassword.title'));
    expect(screen.getByText(text('signIn.newPassword.lead', { email: torbjorn.email }))).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await choose(password);
    await screen.findByRole('heading', { name: text('signIn.invitation.done.title') });
    expect([looked, saved]).toEqual([[{ token }], [{ token, password }]]);
  });

  it.each(['when it is opened', 'while the form is open'])('that is no good %s offers another one', async (when) => {
    const gone = problem(404, { code: 'PASSWORD_RESET_NOT_VALID' });
    answer(look, when === 'when it is opened' ? gone : json(torbjorn));
    answer(save, gone);
    await renderSignIn(newPasswordLink);
    if (when === 'while the form is open') await choose(password);
    await screen.findByRole('heading', { level: 1, name: text('signIn.invitation.unusable.title') });
    expect(screen.getByText(text('signIn.newPassword.unusable'))).toBeVisible();
    expect(screen.getByRole('link', { name: text('signIn.newPassword.sendAnother') })).toHaveAttribute(
      'href',
      '/sign-in/forgot-password',
    );
  });
});
