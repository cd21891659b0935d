import { languageList } from '@skerry/i18n';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem, aSelectableCustomer } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';
import { portalUserUrl, server } from '../../testing/server.ts';

// Compiled before the clock of the first test runs.
beforeAll(() => import('./ChooseCustomerDialog.tsx'), 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const havstrand = aSelectableCustomer({ organisationNumber: '559901-4471' });
const fjordheim = aSelectableCustomer({
  id: '5520310',
  name: 'Fjordheim Sjømat AS',
  microserviceRegistry: 'no',
  organisationNumber: '899 552 031',
});
const others = [1, 2, 3, 4].map((n) => aSelectableCustomer({ id: `900${n}`, name: `Klippan ${n} AB` }));
const staff = { isInternal: true, roles: [] } as const;

const customersUrl = portalUserUrl('/selectable-customers');
const customersAre = (...customers: ReturnType<typeof aSelectableCustomer>[]) =>
  http.get(customersUrl, () => HttpResponse.json(customers));
const usersAre = http.get(portalUserUrl('/selectable-customers/5520310/users'), () =>
  HttpResponse.json([{ id: 'u-ingrid', email: 'ingrid@fjordheim.example', roles: [] }]),
);

const reasonsAreTaken = http.post(
  portalUserUrl('/selectable-customers/5520310/users/u-ingrid/acting-reasons'),
  () => new HttpResponse(null, { status: 204 }),
);

async function openMenu(options: RenderOptions) {
  const view = await renderAt('/home', options);
  await view.user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
  return view;
}

async function open(options: RenderOptions) {
  const view = await openMenu(options);
  const menu = within(screen.getByRole('banner'));
  await view.user.click(await menu.findByRole('button', { name: 'Choose customer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose customer' });
  return { ...view, dialog };
}

const filter = () => screen.getByRole('searchbox', { name: 'Name, organisation number or customer id' });
const names = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('listitem')
    .map((row) => row.textContent);

describe('choosing among many customers', () => {
  it('is offered from six customers up', async () => {
    await openMenu({ answers: [customersAre(havstrand, ...others)] });
    await screen.findByRole('combobox', { name: /Customer/ });
    expect(screen.queryByRole('button', { name: 'Choose customer' })).toBeNull();
  });

  it('shows each with what tells it from others, and which one is open', async () => {
    const { dialog } = await open({ answers: [customersAre(havstrand, fjordheim, ...others)] });
    expect(names(dialog)).toEqual([
      'Havstrand Logistik ABOrg. no. 559901-4471, customer id 4471820Current',
      'Fjordheim Sjømat ASOrg. no. 899 552 031, customer id 5520310',
      ...others.map(({ id, name }) => `${name}Customer id ${id}`),
    ]);
    expect(within(dialog).getByText('6 customers.')).toBeInTheDocument();
    expect(filter()).toHaveFocus();
  });

  it.each(['sjomat', '899552031', '5520310'])('finds one by “%s”', async (text) => {
    const { user, dialog } = await open({ answers: [customersAre(havstrand, fjordheim, ...others)] });
    await user.type(filter(), text);
    expect(names(dialog)).toEqual(['Fjordheim Sjømat ASOrg. no. 899 552 031, customer id 5520310']);
    expect(within(dialog).getByText('1 customer.')).toBeInTheDocument();
  });

  it('says that nothing was found, and takes the filter away', async () => {
    const { user, dialog } = await open({ answers: [customersAre(havstrand, fjordheim, ...others)] });
    await user.type(filter(), 'brahe');
    expect(within(dialog).getByText('No customer matches “brahe”')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Clear filter' }));
    expect(names(dialog)).toHaveLength(6);
  });

  it('shows the first fifty of thousands', async () => {
    const many = Array.from({ length: 2000 }, (_, n) => aSelectableCustomer({ id: `${n + 1}`, name: `Customer ${n}` }));
    const { dialog } = await open({ answers: [customersAre(...many)] });
    expect(names(dialog)).toHaveLength(50);
    expect(dialog).toHaveTextContent('2,000 customers. The first 50 are shown. Type more to find the others.');
  });

  it('goes there at once, and can choose no further meanwhile', async () => {
    const { user, session, dialog } = await open({ answers: [customersAre(havstrand, fjordheim, ...others)] });
    await user.click(within(dialog).getByRole('button', { name: /Fjordheim/ }));
    expect(session.choices).toEqual([{ customerId: '5520310', registry: 'no' }]);
    expect(within(dialog).getByRole('button', { name: /Klippan 1/ })).toBeDisabled();
  });

  it('stays where the own customer is chosen again', async () => {
    const { user, session, dialog } = await open({ answers: [customersAre(havstrand, fjordheim, ...others)] });
    await user.click(within(dialog).getByRole('button', { name: /Havstrand/ }));
    expect(session.choices).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has nothing that axe objects to', async () => {
    await open({ answers: [customersAre(havstrand, fjordheim, ...others)] });
    expect(await findViolations()).toEqual([]);
  });
});

describe('the provider’s staff', () => {
  it('choose next as whom they see the portal, or another customer', async () => {
    const { user, session, dialog } = await open({
      user: staff,
      answers: [customersAre(havstrand, fjordheim), usersAre, reasonsAreTaken],
    });
    await user.click(within(dialog).getByRole('button', { name: /Havstrand/ }));
    await user.click(await screen.findByRole('button', { name: 'Choose another customer' }));
    await user.click(await screen.findByRole('button', { name: /^Fjordheim/ }));
    const next = await screen.findByRole('dialog', { name: 'See the portal for Fjordheim Sjømat AS' });
    const begin = () => within(next).getByRole('button', { name: 'Act as the user' });
    expect(begin()).toBeDisabled();
    expect(within(next).getByText('Choose which user to see the portal as.')).toBeInTheDocument();
    const select = within(next).getByRole('combobox', { name: /See the portal as/ });
    await waitFor(() => expect(select).toBeEnabled());
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: /ingrid@fjordheim.example/ }));
    expect(begin()).toBeDisabled();
    await user.type(within(next).getByRole('textbox', { name: /Reason for acting as this user/ }), 'Case 48213');
    // Beside the way back, in the foot of the dialog.
    expect(begin().closest('form')).toBeNull();
    await user.click(begin());
    await waitFor(() =>
      expect(session.choices).toEqual([{ customerId: '5520310', registry: 'no', userId: 'u-ingrid' }]),
    );
    expect(await findViolations()).toEqual([]);
  });

  it('are told where the customers could not be loaded, and can try again', async () => {
    const failing = http.get(customersUrl, () => HttpResponse.json(aProblem(503), { status: 503 }));
    const { user, dialog } = await open({ user: staff, answers: [failing] });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The customers could not be loaded');
    // Nothing lies over the dialog's close button.
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    server.use(customersAre(havstrand, fjordheim));
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('button', { name: /Fjordheim/ })).toBeInTheDocument();
  });
});

it.each(languageList)('every text is there in %s', async (language) => {
  const view = await renderAt('/home', { language, user: staff, answers: [customersAre(havstrand, fjordheim)] });
  await view.user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
  await view.user.click(
    await within(screen.getByRole('banner')).findByRole('button', {
      name: /^(Choose customer|Välj kund|Velg kunde|Vælg kunde)$/,
    }),
  );
  expect(await screen.findByRole('dialog')).not.toHaveTextContent('chooseCustomer.');
});
