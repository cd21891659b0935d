import { languageList, languages, type MessageId } from '@skerry/i18n';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations } from '../testing/findViolations.ts';
import { renderSignIn } from './testing/renderSignIn.tsx';
import { text } from './testing/text.ts';

beforeEach(() => localStorage.setItem('skerry.language', 'en'));
afterEach(() => localStorage.clear());

it('says that one is logged out, and leads back', async () => {
  await renderSignIn('/sign-in/signed-out');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('signIn.signedOut.title'));
  expect(screen.getByRole('link', { name: text('signIn.signedOut.again') })).toHaveAttribute('href', '/');
  expect(document.title).toBe(`Skerry – ${text('signIn.signedOut.title')}`);
});

describe('the error page', () => {
  it.each<[string, MessageId]>([
    ['expired', 'signIn.expired.text'],
    ['invalid_request', 'signIn.error.request'],
    ['logout_not_confirmed', 'signIn.error.logoutNotConfirmed.text'],
    ['server_error', 'signIn.error.general'],
  ])('has a text for %s', async (code, id) => {
    await renderSignIn(`/sign-in/error?code=${code}`);
    expect(screen.getByText(text(id))).toBeVisible();
  });

  it.each([
    '',
    '?code=',
    '?code=canary',
    '?code=__proto__',
    '?code=%3Cimg%20src=canary%3E',
    '?error_description=canary',
  ])('shows nothing of an address that it does not know: %s', async (search) => {
    const { container } = await renderSignIn(`/sign-in/error${search}`);
    expect(screen.getByText(text('signIn.error.general'))).toBeVisible();
    expect(container.innerHTML).not.toContain('canary');
    expect(screen.getByRole('link', { name: text('signIn.common.startAgain') })).toHaveAttribute('href', '/');
  });
});

it('knows what it does not have', async () => {
  await renderSignIn('/sign-in/nowhere');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text('pages.notFound'));
});

describe('the frame', () => {
  it('says whom to call', async () => {
    await renderSignIn('/sign-in/signed-out');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Customer support +46 8 465 004 20');
    expect(screen.getByRole('link', { name: 'support@skerry.example' })).toHaveAttribute(
      'href',
      'mailto:support@skerry.example',
    );
    expect(screen.getByRole('link', { name: text('shell.profile.privacyPolicy') })).toHaveAttribute(
      'href',
      'https://skerry.example/privacy',
    );
  });

  it('leaves out what is not configured', async () => {
    await renderSignIn('/sign-in/signed-out', { contact: {}, links: {} });
    expect(screen.getByRole('contentinfo')).toBeEmptyDOMElement();
  });

  it('wears the brand of the host', async () => {
    await renderSignIn('/sign-in/signed-out', { variant: 'carrier', appName: 'Skerry Carrier Access' });
    expect(await screen.findByRole('img', { name: 'Skerry Carrier Access' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-brand', 'carrier');
  });

  it('wears the theme that was chosen in the portal', async () => {
    localStorage.setItem('skerry.theme', 'dark');
    await renderSignIn('/sign-in/signed-out');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});

describe('the language', () => {
  it('changes at once and is remembered for the portal too', async () => {
    await renderSignIn('/sign-in/signed-out');
    await userEvent.click(screen.getByRole('button', { name: /English/ }));
    const list = within(screen.getByRole('listbox'));
    for (const { nativeName, htmlLang } of Object.values(languages))
      expect(list.getByText(nativeName)).toHaveAttribute('lang', htmlLang);
    await userEvent.click(screen.getByRole('option', { name: 'Dansk' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Du er logget ud' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'da');
    expect(document.title).toBe('Skerry – Du er logget ud');
    expect(localStorage.getItem('skerry.language')).toBe('da');
  });

  it('is the one that the portal asked for, unless the visitor has chosen', async () => {
    localStorage.clear();
    await renderSignIn('/sign-in/interactions/a?lang=da');
    expect(document.documentElement).toHaveAttribute('lang', 'da');
    localStorage.setItem('skerry.language', 'no');
    await renderSignIn('/sign-in/interactions/a?lang=da');
    expect(document.documentElement).toHaveAttribute('lang', 'nb');
  });
});

it.each(
  languageList.flatMap((language) =>
    ['/sign-in/signed-out', '/sign-in/error', '/sign-in/nowhere'].map((page) => [language, page] as const),
  ),
)('has nothing that axe finds: %s %s', async (language, page) => {
  localStorage.setItem('skerry.language', language);
  await renderSignIn(page);
  expect(document.documentElement).toHaveAttribute('lang', languages[language].htmlLang);
  expect(await findViolations()).toEqual([]);
});
