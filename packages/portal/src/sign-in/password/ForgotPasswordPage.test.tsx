import { jest } from '@jest/globals';
import { languageList } from '@skerry/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations } from '../../testing/findViolations.ts';
import { renderSignIn } from '../testing/renderSignIn.tsx';
import { answer, noAnswer, noContent, problem, serveForTests } from '../testing/server.ts';
import { text } from '../testing/text.ts';

const page = '/sign-in/forgot-password?login=hV3x9';
const call = '/sign-in/password-resets';
const email = 'astrid@havstrand.example';

serveForTests();
beforeEach(() => localStorage.setItem('skerry.language', 'en'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = () => screen.getByLabelText<HTMLInputElement>(text('signIn.common.address'));
const submit = () => screen.getByRole('button', { name: text('signIn.forgot.submit') });
const sent = () => screen.findByRole('heading', { level: 1, name: text('signIn.linkSent.title') });
const toLogin = () => screen.getByRole('link', { name: text('signIn.forgot.back') });

/** Follows a link as far as this page is concerned. */
async function follow(link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
}

async function ask(address = email) {
  await userEvent.click(field());
  await userEvent.paste(address);
  await userEvent.keyboard('{Enter}');
}

describe('who has forgotten the password', () => {
  it('comes from the login with the e-mail that stands there, and goes back with it', async () => {
    const { unmount: leaveLogin } = await renderSignIn('/sign-in/interactions/hV3x9');
    await userEvent.type(field(), email);
    const way = screen.getByRole('link', { name: text('signIn.login.forgot') });
    expect(way).toHaveAttribute('href', '/sign-in/forgot-password?login=hV3x9');
    await follow(way);
    leaveLogin();

    const { unmount: leave } = await renderSignIn(page);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(email);
    expect(sessionStorage).toHaveLength(0);
    expect(toLogin()).toHaveAttribute('href', '/sign-in/interactions/hV3x9');
    await follow(toLogin());
    leave();

    await renderSignIn('/sign-in/interactions/hV3x9');
    expect(field()).toHaveValue(email);
    expect(sessionStorage).toHaveLength(0);
  });

  it('begins at the portal’s login after a link that was no good', async () => {
    await renderSignIn('/sign-in/forgot-password');
    expect(toLogin()).toHaveAttribute('href', '/');
  });

  it.each([
    ['', 'signIn.login.emailRequired'],
    ['   ', 'signIn.login.emailRequired'],
    ['astrid', 'signIn.forgot.emailInvalid'],
    ['astrid@havstrand', 'signIn.forgot.emailInvalid'],
  ] as const)('is told at the field what is wrong with %j', async (typed, id) => {
    const asked = answer(call, noContent);
    await renderSignIn(page);
    if (typed) await userEvent.type(field(), typed);
    await userEvent.click(submit());
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(text(id));
    expect(asked).toEqual([]);
  });

  it('hears where to look, whoever the e-mail belongs to', async () => {
    const asked = answer(call, noContent);
    await renderSignIn(page, {
      contact: { supportPhone: '+46 8 465 004 20', mailSender: 'no-reply@skerry.example' },
    });
    await ask(` ${email} `);
    expect(await sent()).toHaveFocus();
    expect(document.title).toBe(`Skerry – ${text('signIn.linkSent.title')}`);
    expect(asked).toEqual([{ email }]);
    for (const words of [email, 'no-reply@skerry.example', '+46 8 465 004 20'])
      expect(within(screen.getByRole('main')).getByText(words)).toBeVisible();
  });

  it('sends once, however often it is asked to', async () => {
    let finish: (response: Response) => void = () => {};
    const asked = answer(call, () => new Promise<Response>((resolve) => (finish = resolve)));
    await renderSignIn(page);
    await ask();
    await userEvent.dblClick(await screen.findByRole('button', { name: text('signIn.forgot.submitting') }));
    await userEvent.type(field(), '{Enter}');
    finish(noContent());
    await sent();
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['no network', noAnswer, 'fetchErrors.0'],
    ['a fault of the server', problem(500), 'fetchErrors.500'],
  ] as const)('loses nothing typed and can send again after %s', async (_what, failure, id) => {
    answer(call, failure, noContent);
    await renderSignIn(page);
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(text(id));
    expect(field()).toHaveValue(email);
    await userEvent.click(submit());
    await sent();
  });

  it('can correct the e-mail', async () => {
    const asked = answer(call, noContent);
    await renderSignIn(page);
    await ask('asrtid@havstrand.example');
    await sent();
    await userEvent.click(screen.getByRole('button', { name: text('signIn.linkSent.other') }));
    expect(field()).toHaveValue('asrtid@havstrand.example');
    expect(field()).toHaveFocus();
    await userEvent.clear(field());
    await ask();
    await waitFor(() => expect(asked).toEqual([{ email: 'asrtid@havstrand.example' }, { email }]));
  });

  it.each(languageList)('meets nothing that axe finds, in %s', async (language) => {
    localStorage.setItem('skerry.language', language);
    answer(call, noContent);
    await renderSignIn(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('signIn.forgot.title', {}, language));
    await userEvent.keyboard('{Enter}');
    expect(await findViolations()).toEqual([]);
    await userEvent.keyboard('a@b.example{Enter}');
    await screen.findByRole('heading', { level: 1, name: text('signIn.linkSent.title', {}, language) });
    expect(await findViolations()).toEqual([]);
  });
});

describe('sending again', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('waits a minute and says how long, then sends to the same e-mail and waits again', async () => {
    const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
    const asked = answer(call, noContent);
    await renderSignIn(page);
    await user.click(field());
    await user.paste(email);
    await user.click(submit());
    await sent();
    expect(screen.getByRole('button', { name: /^Send again in (1:00|0:59)$/ })).toBeDisabled();
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByRole('button', { name: /^Send again in 0:(50|49)$/ })).toBeDisabled();
    act(() => jest.advanceTimersByTime(50_000));
    await user.click(await screen.findByRole('button', { name: text('signIn.linkSent.again') }));
    await waitFor(() => expect(asked).toEqual([{ email }, { email }]));
    expect(await screen.findByText(text('signIn.linkSent.sentAgain'))).toHaveRole('status');
    expect(screen.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  });
});
