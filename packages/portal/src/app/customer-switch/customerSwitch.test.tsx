import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPortalUser, aSelectableCustomer, sessionUsers } from '../../testing/builders.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { portalUserUrl } from '../../testing/server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const havstrand = aSelectableCustomer();
const nordfjell = aSelectableCustomer({ id: '5520310', name: 'Nordfjell AS', microserviceRegistry: 'no' });
const staff = { isInternal: true, roles: [] } as const;

function customersAre(...customers: ReturnType<typeof aSelectableCustomer>[]) {
  return http.get(portalUserUrl('/selectable-customers'), () => HttpResponse.json(customers));
}

const usersAre = http.get(portalUserUrl('/selectable-customers/:id/users'), ({ params, request }) => {
  const isThere = params['id'] === '5520310' && request.headers.get('x-microservice-registry') === 'no';
  return HttpResponse.json(
    isThere ? [{ id: 'u-ingrid', fullName: 'Ingrid Solberg', email: 'ingrid@nordfjell.example', roles: [] }] : [],
  );
});

/** What the server was told of reasons. */
function reasonsGiven(...answers: Response[]) {
  const given: unknown[] = [];
  const url = portalUserUrl('/selectable-customers/:customerId/users/:userId/acting-reasons');
  const handler = http.post(url, async ({ params, request }) => {
    given.push([
      params['customerId'],
      params['userId'],
      request.headers.get('x-microservice-registry'),
      await request.json(),
    ]);
    return answers.shift() ?? new HttpResponse(null, { status: 204 });
  });
  return { given, handler };
}

async function openProfile(options: Parameters<typeof renderAt>[1]) {
  const view = await renderAt('/home', options);
  await view.user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
  return view;
}

/** A list is told by its label. */
async function choose({ user }: Pick<Awaited<ReturnType<typeof renderAt>>, 'user'>, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(label) }));
  await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
}

describe('a user of one customer', () => {
  it('has nothing to choose', async () => {
    await openProfile({ answers: [customersAre(havstrand)] });
    expect(screen.getByText('Havstrand Logistik AB', { selector: 'div' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Customer/ })).toBeNull();
  });
});

it('the customers are asked for as specified: those of the person, not of the user acted as', async () => {
  const queries: string[] = [];
  const customers = http.get(portalUserUrl('/selectable-customers'), ({ request }) => {
    queries.push(new URL(request.url).search);
    return HttpResponse.json([havstrand, nordfjell]);
  });
  await openProfile({ answers: [customers] });
  await screen.findByRole('combobox', { name: /Customer/ });
  expect([...new Set(queries)]).toEqual(['?getImpersonatedUserCustomers=false']);
});

describe('a user of several customers', () => {
  it('goes to the chosen one at once, and can choose no further meanwhile', async () => {
    const view = await openProfile({ answers: [customersAre(havstrand, nordfjell)] });
    await choose(view, 'Customer', 'Nordfjell AS');
    expect(view.session.choices).toEqual([{ customerId: '5520310', registry: 'no' }]);
    const field = screen.getByRole('combobox', { name: /Customer/ });
    expect(field).toHaveAttribute('aria-readonly', 'true');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('combobox', { name: /See the portal as/ })).toBeNull();
  });

  it('is told where the provider refused the switch: by an alert, and where the customer is chosen', async () => {
    const said = 'You could not be switched to customer id 5520310. You are still working for Havstrand Logistik AB.';
    await openProfile({
      answers: [customersAre(havstrand, nordfjell)],
      refusedSwitch: { customerId: '5520310', registry: 'no' },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    await screen.findByRole('combobox', { name: /Customer/ });
    expect(screen.getAllByText(said)).toHaveLength(2);
  });

  it('stays where they choose their own again', async () => {
    const view = await openProfile({ answers: [customersAre(havstrand, nordfjell)] });
    await choose(view, 'Customer', 'Havstrand');
    expect(view.session.choices).toEqual([]);
  });
});

describe('the provider’s staff', () => {
  it('choose a customer, then as whom they see the portal, and say why', async () => {
    const { given, handler } = reasonsGiven();
    const view = await openProfile({ user: staff, answers: [customersAre(havstrand, nordfjell), usersAre, handler] });
    await choose(view, 'Customer', 'Nordfjell AS');
    expect(view.session.choices).toEqual([]);
    await waitFor(() => expect(screen.getByRole('combobox', { name: /See the portal as/ })).toBeEnabled());
    await choose(view, 'See the portal as', 'Ingrid Solberg');
    expect(view.session.choices).toEqual([]);
    const reason = screen.getByRole('textbox', { name: /Reason for acting as this user/ });
    expect(reason).toHaveFocus();
    await view.user.type(reason, ' Case{Enter}');
    expect(reason).toHaveAccessibleDescription(/Write at least 5 characters/);
    await view.user.type(reason, '48213 ');
    expect(reason).toHaveValue(' Case 48213 ');
    await view.user.click(screen.getByRole('button', { name: 'Act as the user' }));
    await waitFor(() =>
      expect(view.session.choices).toEqual([{ customerId: '5520310', registry: 'no', userId: 'u-ingrid' }]),
    );
    expect(given).toEqual([['5520310', 'u-ingrid', 'no', { reason: 'Case 48213' }]]);
  });

  it('act as nobody without a reason, and are told where the server does not take it', async () => {
    const refusal = HttpResponse.json({ title: 'x', status: 500 }, { status: 500 });
    const { given, handler } = reasonsGiven(refusal);
    const view = await openProfile({ user: staff, answers: [customersAre(havstrand, nordfjell), usersAre, handler] });
    await choose(view, 'Customer', 'Nordfjell AS');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /See the portal as/ })).toBeEnabled());
    await choose(view, 'See the portal as', 'ingrid@nordfjell.example');
    const begin = screen.getByRole('button', { name: 'Act as the user' });
    expect(begin).toBeDisabled();
    const reason = screen.getByRole('textbox', { name: /Reason for acting as this user/ });
    await view.user.type(reason, '{Enter}');
    expect(reason).toBeInvalid();
    expect(given).toEqual([]);
    await view.user.type(reason, 'Case 48213');
    await view.user.click(begin);
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Information is not available at the moment/));
    expect(view.session.choices).toEqual([]);
  });

  it('are told the id of the customer that they have chosen', async () => {
    const view = await openProfile({ user: staff, answers: [customersAre(havstrand, nordfjell), usersAre] });
    await choose(view, 'Customer', 'Nordfjell AS');
    const id = screen.getByText('Customer id 5520310');
    const actAs = await screen.findByRole('combobox', { name: /See the portal as/ });
    expect(id.compareDocumentPosition(actAs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('can see it as themselves', async () => {
    const view = await openProfile({ user: staff, answers: [customersAre(havstrand, nordfjell), usersAre] });
    await choose(view, 'Customer', 'Nordfjell AS');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /See the portal as/ })).toBeEnabled());
    await choose(view, 'See the portal as', 'Yourself');
    expect(view.session.choices).toEqual([{ customerId: '5520310', registry: 'no', userId: undefined }]);
  });

  it('are told where the users could not be loaded, and can still go there as themselves', async () => {
    const failing = http.get(portalUserUrl('/selectable-customers/:id/users'), () =>
      HttpResponse.json({ title: 'x', status: 500 }, { status: 500 }),
    );
    const view = await openProfile({ user: staff, answers: [customersAre(havstrand, nordfjell), failing] });
    await choose(view, 'Customer', 'Nordfjell AS');
    expect(await screen.findByText('Information is not available at the moment')).toBeInTheDocument();
    await choose(view, 'See the portal as', 'Yourself');
    expect(view.session.choices).toEqual([{ customerId: '5520310', registry: 'no', userId: undefined }]);
  });
});

describe('acting as a user', () => {
  const acting = {
    user: { ...staff, impersonatedUserId: 'user-astrid' },
    answers: [
      http.get(portalUserUrl('/user-profiles'), () =>
        HttpResponse.json(
          sessionUsers({
            currentUser: aPortalUser({ firstName: 'Jonas', lastName: 'Hjelm' }),
            impersonatedUser: aPortalUser(),
            actingReason: 'Case 48213',
          }),
        ),
      ),
    ],
  };

  it.each(['/home', '/not-found', '/access-denied'])('is said at %s, and ends with a click', async (path) => {
    const { user, session } = await renderAt(path, acting);
    const bar = await screen.findByRole('region', { name: 'Acting as a customer’s user' });
    expect(bar).toHaveTextContent('You are acting as Astrid Lindqvist at Havstrand Logistik AB.');
    expect(bar).toHaveTextContent('Reason: Case 48213');
    await user.click(within(bar).getByRole('button', { name: 'Stop acting' }));
    expect(session.choices).toEqual([{ customerId: '4471820', registry: 'se' }]);
  });

  it('sets the name of the other apart', async () => {
    await renderAt('/home', acting);
    const bar = await screen.findByRole('region', { name: 'Acting as a customer’s user' });
    expect(within(bar).getByText('Astrid Lindqvist').tagName).toBe('STRONG');
  });

  it.each([320, 768])('says in a window of %i px why only to those who ask', async (width) => {
    window.innerWidth = width;
    const { user } = await renderAt('/home', acting);
    const bar = await screen.findByRole('region', { name: 'Acting as a customer’s user' });
    expect(bar).toHaveTextContent('You are acting as Astrid Lindqvist at Havstrand Logistik AB.');
    expect(bar).not.toHaveTextContent('Case 48213');
    await user.click(within(bar).getByRole('button', { name: 'Show reason' }));
    expect(bar).toHaveTextContent('Everything you do is recorded under both names. Reason: Case 48213');
    expect(within(bar).getByRole('button', { name: 'Hide reason' })).toHaveFocus();
    window.innerWidth = 1440;
  });

  it('leaves the user’s own details alone', async () => {
    const { user } = await renderAt('/home', acting);
    await user.click(await screen.findByRole('button', { name: /Jonas Hjelm/ }));
    expect(screen.queryByRole('link', { name: 'Personal info' })).toBeNull();
  });

  it('is said to nobody else', async () => {
    await renderAt('/home');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Acting as a customer’s user' })).toBeNull();
  });
});
