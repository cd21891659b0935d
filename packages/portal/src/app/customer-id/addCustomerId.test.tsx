import { languageList } from '@skerry/i18n';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';
import { accountRegistrationUrl, server } from '../../testing/server.ts';

// Compiled before the clock of the first test runs.
beforeAll(() => import('./AddCustomerIdDialog.tsx'), 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const url = accountRegistrationUrl('/customer-ids');
const field = (name: string) => screen.getByRole('textbox', { name });
const add = () => screen.getByRole('button', { name: 'Add' });

async function fill(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.paste(text);
  await user.tab();
}

async function open(options?: RenderOptions) {
  const writes: unknown[] = [];
  const keys: (string | null)[] = [];
  server.use(
    http.post(url, async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      writes.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const view = await renderAt('/home', options);
  await view.user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
  await view.user.click(screen.getByRole('button', { name: 'Add customer id' }));
  return { writes, keys, dialog: await screen.findByRole('dialog', { name: 'Add customer id' }), ...view };
}

describe('adding a customer id', () => {
  it('is prefilled with who is signed in', async () => {
    await open();
    expect(field('First name')).toHaveValue('Astrid');
    expect(field('Last name')).toHaveValue('Lindqvist');
    expect(field('E-mail')).toHaveValue('astrid.lindqvist@havstrand.example');
    expect(field('Phone')).toHaveValue('+46 70 174 06 05');
    expect(field('Customer id')).toHaveValue('');
    expect(add()).toBeDisabled();
    expect(add()).toHaveAccessibleDescription('1 field left to fill in');
  });

  it('sends everything, and says what comes of it', async () => {
    const { user, writes, keys } = await open();
    await fill(user, 'Customer id', ' 5520310 ');
    await user.click(add());
    expect(await screen.findByText('Customer ID has been added to your user!')).toBeInTheDocument();
    expect(screen.getByText(/^You can get portal access to customer 5520310/)).toBeInTheDocument();
    expect(writes).toEqual([
      {
        firstName: 'Astrid',
        lastName: 'Lindqvist',
        email: 'astrid.lindqvist@havstrand.example',
        cellphone: '+46701740605',
        customerId: '5520310',
        locale: 'sv',
      },
    ]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['no', 'no'],
    ['da', 'dk'],
  ] as const)('in the language %s sends the locale %s', async (language, locale) => {
    const writes: unknown[] = [];
    server.use(
      http.post(url, async ({ request }) => {
        writes.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await renderAt('/home', { language });
    await user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
    await user.click(await screen.findByRole('button', { name: /Legg til kundenummer|Tilføj kundenummer/ }));
    await user.click(await screen.findByRole('textbox', { name: 'Kundenummer' }));
    await user.paste('5520310');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(writes).toEqual([expect.objectContaining({ locale })]));
  });

  it.each([
    ['Customer id', '', 'Please enter your customerID.'],
    ['Customer id', '4471 82O', 'The field contains unsupported characters.'],
    ['Customer id', '12345678901', 'The field contains unsupported characters.'],
    ['First name', '', 'You have to enter a first name.'],
    ['Last name', ' ', 'You have to enter a last name.'],
    ['Last name', 'Wałęsa', 'The field contains unsupported characters: ł'],
    ['E-mail', '', 'You have to provide an e-mail address.'],
    ['E-mail', 'astrid', 'The e-mail address has invalid format.'],
    ['Phone', '', 'You must provide a mobile number.'],
    ['Phone', '070 174 06 05', 'The mobile number has an invalid format.'],
  ])('%s of “%s”: %s', async (name, text, message) => {
    const { user } = await open();
    await fill(user, name, text);
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(add()).toBeDisabled();
  });

  it.each([
    [404, 'Contact info was not found for this user connected to the entered customer id'],
    [409, 'Your user already has access to the customer with the id you are trying to add'],
    [403, 'Something went wrong, please try again!'],
    [429, 'Something went wrong, please try again!'],
    [503, 'Something went wrong, please try again!'],
  ])('that is answered with %i says so, and keeps what was typed', async (status, text) => {
    const { user, dialog } = await open();
    server.use(http.post(url, () => HttpResponse.json(aProblem(status), { status })));
    await fill(user, 'Customer id', '5520310');
    await user.click(add());
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
    expect(field('Customer id')).toHaveValue('5520310');
  });

  it('puts a refusal of the server at its field', async () => {
    const { user, dialog } = await open();
    const errors = [{ field: 'customerId', code: 'invalidFormat' }];
    server.use(
      http.post(url, () => HttpResponse.json(aProblem(422, { code: 'INVALID_FIELDS', errors }), { status: 422 })),
    );
    await fill(user, 'Customer id', '5520310');
    await user.click(add());
    await waitFor(() =>
      expect(field('Customer id')).toHaveAccessibleDescription(
        expect.stringContaining('The field contains unsupported characters.'),
      ),
    );
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks before something typed is thrown away', async () => {
    const { user } = await open();
    await fill(user, 'Customer id', '5520310');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(field('Customer id')).toHaveValue('5520310');
  });

  it('is not for the provider’s staff', async () => {
    const { user } = await renderAt('/home', { user: { isInternal: true } });
    await user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
    expect(screen.queryByRole('button', { name: 'Add customer id' })).not.toBeInTheDocument();
  });

  it('has nothing that axe objects to', async () => {
    await open();
    expect(await findViolations()).toEqual([]);
  });
});

it.each(languageList)('the row of the menu has its text in %s', async (language) => {
  const { user } = await renderAt('/home', { language });
  await user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
  expect(document.body.textContent).not.toContain('shell.profile.addCustomerId');
});
