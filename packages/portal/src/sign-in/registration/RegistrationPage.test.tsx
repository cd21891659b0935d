import { languageList } from '@skerry/i18n';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findViolations } from '../../testing/findViolations.ts';
import { renderSignIn } from '../testing/renderSignIn.tsx';
import { answer, noAnswer, noContent, problem, serveForTests } from '../testing/server.ts';
import { text } from '../testing/text.ts';

const call = '/api/account-registration/v1/registrations';
const torbjorn = {
  'First name': 'Torbjørn',
  'Last name': 'Vik',
  'Customer id': '4471820',
  'E-mail': 'torbjorn.vik@havstrand.example',
  'Mobile number': '+47 481 00 144',
};

serveForTests();
// Compiled before the clock of the first test runs.
beforeAll(() => import('./RegistrationForm.tsx'), 30_000);
beforeEach(() => localStorage.setItem('skerry.language', 'en'));
afterEach(() => localStorage.clear());

const field = (name: string) => screen.findByRole('textbox', { name });
const button = () => screen.getByRole('button', { name: 'Register' });

async function fill(values: Partial<Record<keyof typeof torbjorn, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const input = await field(name);
    await userEvent.clear(input);
    await userEvent.click(input);
    if (value !== '') await userEvent.paste(value);
    await userEvent.tab();
  }
}

async function open() {
  const view = await renderSignIn('/registration');
  await screen.findByRole('heading', { level: 1 });
  return view;
}

describe('registering', () => {
  it('needs no login, sends what was typed, and says that an e-mail will follow', async () => {
    const sent = answer(call, noContent);
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Get access to the portal');
    expect(document.title).toBe('Skerry – Get access to the portal');
    expect(button()).toBeDisabled();
    await fill(torbjorn);
    await userEvent.click(button());
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toHaveFocus();
    expect(screen.getByText(/on its way to torbjorn\.vik@havstrand\.example/)).toBeVisible();
    expect(sent).toEqual([
      {
        firstName: 'Torbjørn',
        lastName: 'Vik',
        email: 'torbjorn.vik@havstrand.example',
        cellphone: '+4748100144',
        customerId: '4471820',
        locale: 'sv',
      },
    ]);
  });

  it.each([
    ['Customer id', '', 'Please enter your customerID.'],
    ['Customer id', '4471 82O', 'The field contains unsupported characters.'],
    ['First name', ' ', 'You have to enter a first name.'],
    ['Last name', '', 'You have to enter a last name.'],
    ['E-mail', '', 'You have to provide an e-mail address.'],
    ['E-mail', 'torbjorn@', 'The e-mail address has invalid format.'],
    ['Mobile number', '', 'You must provide a mobile number.'],
    ['Mobile number', '481 00 144', 'The mobile number has an invalid format.'],
  ] as const)('%s of “%s”: %s', async (name, value, message) => {
    await open();
    await fill({ ...torbjorn, [name]: value });
    const input = await field(name);
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription('1 field needs your attention');
  });

  it.each([
    [404, 'registration.notFound'],
    [409, 'registration.conflict'],
    [503, 'registration.other'],
  ] as const)('that is answered with %i says why, and keeps what was typed', async (status, id) => {
    answer(call, problem(status));
    await open();
    await fill(torbjorn);
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text(id));
    for (const [name, value] of Object.entries(torbjorn)) expect(await field(name)).toHaveValue(value);
  });

  it('after too many tries says when to try again', async () => {
    answer(call, problem(429, { code: 'TOO_MANY_ATTEMPTS' }, { 'retry-after': '840' }));
    await open();
    await fill(torbjorn);
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 14 minutes.');
  });

  it('without an answer says so, and works at the next try', async () => {
    answer(call, noAnswer, noContent);
    await open();
    await fill(torbjorn);
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text('fetchErrors.0'));
    await userEvent.click(button());
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  });

  it('puts a refusal of the server at its field', async () => {
    answer(call, problem(422, { code: 'INVALID_FIELDS', errors: [{ field: 'email', code: 'invalidFormat' }] }));
    await open();
    await fill(torbjorn);
    await userEvent.click(button());
    const email = await field('E-mail');
    await waitFor(() => expect(email).toHaveAccessibleDescription('The e-mail address has invalid format.'));
    expect(email).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads those who have access to the login', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'I already have access, log in' })).toHaveAttribute('href', '/');
  });

  it.each(languageList)('has all its texts in %s, and nothing that axe objects to', async (language) => {
    localStorage.setItem('skerry.language', language);
    const { container } = await open();
    expect(container.textContent).not.toMatch(/(?:registration|form|validation)\./);
    expect(await findViolations()).toEqual([]);
  });
});
