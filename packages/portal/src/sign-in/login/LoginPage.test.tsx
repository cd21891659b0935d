import { languageList, languages } from '@skerry/i18n';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations } from '../../testing/findViolations.ts';
import { renderSignIn } from '../testing/renderSignIn.tsx';
import { answer, halfAnAnswer, json, noAnswer, problem, serveForTests } from '../testing/server.ts';
import { text } from '../testing/text.ts';

const page = '/sign-in/interactions/hV3x9';
const call = '/sign-in/interactions/hV3x9/login';

serveForTests();
beforeEach(() => localStorage.setItem('skerry.language', 'en'));
afterEach(() => localStorage.clear());

const emailField = () => screen.getByLabelText<HTMLInputElement>(text('signIn.common.address'));
const passwordField = () => screen.getByLabelText<HTMLInputElement>(text('signIn.common.password'));
const logInButton = () => screen.getByRole('button', { name: text('signIn.login.submit') });

async function logIn({ email = 'astrid@havstrand.example', password = 'a long password' } = {}) {
  await userEvent.click(emailField());
  await userEvent.paste(email);
  await userEvent.click(passwordField());
  await userEvent.paste(password);
  await userEvent.keyboard('{Enter}');
}

describe('the login page', () => {
  it('begins in the e-mail field and names its fields for password managers', async () => {
    await renderSignIn(page);
    expect(emailField()).toHaveFocus();
    expect(emailField()).toHaveAttribute('autocomplete', 'username');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
    expect(passwordField()).toHaveAttribute('type', 'password');
    expect(document.title).toBe('Skerry – Log in');
  });

  it('is filled in and sent by keyboard alone', async () => {
    const sent = answer(call, json({ redirectTo: '/oidc/auth/hV3x9' }));
    const { left } = await renderSignIn(page);
    await userEvent.keyboard(' astrid@havstrand.example ');
    await userEvent.tab();
    await userEvent.keyboard('a long password');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: text('signIn.login.forgot') })).toHaveFocus();
    await userEvent.tab();
    expect(logInButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(left).toEqual(['/oidc/auth/hV3x9']));
    expect(sent).toEqual([{ email: 'astrid@havstrand.example', password: 'a long password' }]);
  });

  it('sends once, however often it is asked to', async () => {
    let finish: (response: Response) => void = () => {};
    const sent = answer(call, () => new Promise<Response>((resolve) => (finish = resolve)));
    const { left } = await renderSignIn(page);
    await logIn();
    const busy = await screen.findByRole('button', { name: text('signIn.login.submitting') });
    await userEvent.dblClick(busy);
    await userEvent.type(passwordField(), '{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    finish(json({ redirectTo: '/oidc/auth/hV3x9' })());
    await waitFor(() => expect(left).toEqual(['/oidc/auth/hV3x9']));
    expect(screen.getByRole('button', { name: text('signIn.login.submitting') })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['', '', 'signIn.login.emailRequired'],
    ['   ', 'secret', 'signIn.login.emailRequired'],
    ['astrid@havstrand.example', '', 'signIn.common.passwordRequired'],
  ] as const)('asks for what is missing, in the field that lacks it: %j, %j', async (email, password, id) => {
    await renderSignIn(page);
    if (email) await userEvent.type(emailField(), email);
    if (password) await userEvent.type(passwordField(), password);
    await userEvent.click(logInButton());
    const field = id === 'signIn.login.emailRequired' ? emailField() : passwordField();
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(text(id));
  });

  it('keeps the e-mail of a refused login, empties the password and goes on there', async () => {
    answer(call, problem(401, { code: 'INVALID_CREDENTIALS' }));
    await renderSignIn(page);
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(text('signIn.login.failed.text'));
    expect(emailField()).toHaveValue('astrid@havstrand.example');
    expect(passwordField()).toHaveValue('');
    expect(passwordField()).toHaveFocus();
    expect(passwordField()).toBeValid();
  });

  it('says when to try again after too many attempts', async () => {
    answer(call, problem(429, { code: 'TOO_MANY_ATTEMPTS' }, { 'retry-after': '840' }));
    await renderSignIn(page);
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(/You can try again at \d\d:\d\d\./);
  });

  it('leads back to the start where the login has run out', async () => {
    answer(call, problem(404, { code: 'INTERACTION_EXPIRED' }));
    await renderSignIn(page);
    await logIn();
    expect(await screen.findByRole('heading', { level: 1, name: text('signIn.expired.title') })).toHaveFocus();
    expect(screen.getByRole('link', { name: text('signIn.common.startAgain') })).toHaveAttribute('href', '/');
    expect(await findViolations()).toEqual([]);
  });

  it.each([
    ['no network', noAnswer, 'fetchErrors.0'],
    ['a fault of the server', problem(500), 'fetchErrors.500'],
    ['a fault before the server', () => new Response('<h1>Bad Gateway</h1>', { status: 502 }), 'fetchErrors.500'],
    ['half an answer', halfAnAnswer, 'fetchErrors.500'],
    ['an answer without an address', json({}), 'fetchErrors.500'],
    ['input that the server refuses', problem(400), 'fetchErrors.400'],
    ['another site', problem(403, { code: 'CROSS_SITE' }), 'fetchErrors.403'],
  ] as const)('loses nothing typed and can be sent again after %s', async (_what, failure, id) => {
    const sent = answer(call, failure, json({ redirectTo: '/oidc/auth/hV3x9' }));
    const { left } = await renderSignIn(page);
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(text(id));
    expect(emailField()).toHaveValue('astrid@havstrand.example');
    expect(passwordField()).toHaveValue('a long password');
    expect(left).toEqual([]);
    await userEvent.click(logInButton());
    await waitFor(() => expect(left).toEqual(['/oidc/auth/hV3x9']));
    expect(sent).toHaveLength(2);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://portal.example.evil.example/',
  ])('never follows the server to %s', async (redirectTo) => {
    answer(call, json({ redirectTo }));
    const { left } = await renderSignIn(page);
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(text('fetchErrors.500'));
    expect(left).toEqual([]);
  });

  it('keeps what is typed out of every storage and of the address', async () => {
    answer(call, problem(500));
    await renderSignIn(page);
    await logIn({ email: 'canary-mail@havstrand.example', password: 'canary-password' });
    await screen.findByRole('alert');
    expect(
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        window.location.href,
        document.cookie,
      ]),
    ).not.toMatch(/canary/);
  });

  it('says where the demo logins are described, in the demo only', async () => {
    const { unmount } = await renderSignIn(page, { isDemo: true });
    expect(screen.getByText(/docs\/demo\.md/)).toBeVisible();
    unmount();
    await renderSignIn(page);
    expect(screen.queryByText(/docs\/demo\.md/)).not.toBeInTheDocument();
  });

  it.each(languageList)('has nothing that axe finds, in %s, with errors and with a note', async (language) => {
    localStorage.setItem('skerry.language', language);
    answer(call, problem(401));
    await renderSignIn(page);
    expect(document.documentElement).toHaveAttribute('lang', languages[language].htmlLang);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('signIn.login.title', {}, language));
    await userEvent.keyboard('{Enter}');
    expect(await findViolations()).toEqual([]);
    await userEvent.keyboard('a@b.example{Tab}x{Enter}');
    await screen.findByRole('alert');
    expect(await findViolations()).toEqual([]);
  });
});
