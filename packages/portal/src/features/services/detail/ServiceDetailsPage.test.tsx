import { jest } from '@jest/globals';
import { dayOf } from '@skerry/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { ordersUrl, server, servicesUrl } from '../../../testing/server.ts';
import { anOrder } from '../../../testing/services-section/anOrder.ts';
import { anOrdersApiStub } from '../../../testing/services-section/anOrdersApiStub.ts';
import { aServiceInventory } from '../../../testing/services-section/aServiceInventory.ts';
import { aService } from '../../../testing/services-section/someServices.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('../ServicesPage.tsx');
  await import('./ServiceDetailsView.tsx');
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const responsible = { user: { roles: ['OperationResponsible'] } };
const flags = { serviceUpgrades: true, serviceTerminations: true };
const name = 'DIA Static, Göteborg, Lindholmspiren';
const named = (displayName: string) => [{ language: 'en', displayName }];
const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));

async function openService(
  parts: Parameters<typeof aService>[0] = {},
  roles = ['OperationResponsible'],
  freezes: readonly object[] = [],
  orders: Parameters<typeof anOrdersApiStub>[0] = [],
  termination: object = {},
) {
  aServiceInventory([aService(parts)]);
  anOrdersApiStub(orders);
  server.use(
    http.get(ordersUrl('/freeze-periods'), () => HttpResponse.json({ items: freezes })),
    http.get(ordersUrl('/services/SE-204418/offers'), () =>
      HttpResponse.json({
        upgrades: [
          { capacityBps: 2_000_000_000, monthlyFee: { amount: 5230, currency: 'SEK' } },
          { capacityBps: 10_000_000_000, monthlyFee: { amount: 9000, currency: 'SEK' } },
        ],
        addons: [
          { id: 'ddos', translations: named('DDoS protection'), monthlyFee: { amount: 450, currency: 'SEK' } },
          { id: 'backup', translations: named('Mobile backup'), monthlyFee: { amount: 320, currency: 'SEK' } },
        ],
        replacements: [{ productId: 'int', translations: named('Internet') }],
        termination: { earliestLastDay: '2027-02-28', contractEndsOn: null, remainingFee: null, ...termination },
      }),
    ),
  );
  const view = await renderAt('/services?service=SE-204418', { user: { roles }, flags });
  await screen.findByRole('heading', { name: /^(?:Now and next|What happened)$/ });
  return view;
}
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

describe('opening a service from the list', () => {
  it('takes the focus to its heading and names it in the title of the document, and gives both back', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await user.click(await screen.findByRole('link', { name: /^DIA Static/ }));
    await screen.findByRole('heading', { name: 'Now and next' });
    expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus();
    expect(document.title).toBe(`Skerry – Sites and services – ${name}`);
    await user.click(screen.getByRole('link', { name: 'History' }));
    expect(screen.getByRole('heading', { level: 1, name })).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back to sites and services' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^DIA Static/ })).toHaveFocus());
    expect(document.title).toBe('Skerry – Sites and services');
  });

  it('leaves the focus alone where it is the first page, and says in the title which service was asked for', async () => {
    aServiceInventory();
    server.use(http.get(servicesUrl('/services/SE-204418'), () => HttpResponse.json(aProblem(503), { status: 503 })));
    await renderAt('/services?service=SE-204418', responsible);
    await screen.findByRole('heading', { level: 2, name: 'The service could not be shown' });
    expect(screen.getByRole('heading', { level: 1, name: 'Service SE-204418' })).toBeInTheDocument();
    expect(screen.queryByText(/not affected/)).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
    expect(document.title).toBe('Skerry – Sites and services – Service SE-204418');
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });
});

it('that is on its way shows at once what its row said: figures, fault and tags', async () => {
  aServiceInventory([aService({ health: 'DOWN' })]);
  server.use(http.get(servicesUrl('/services/SE-204418'), () => delay('infinite')));
  const { user } = await renderAt('/services', responsible);
  await user.click(await screen.findByRole('link', { name: /^DIA Static/ }));
  expect(await screen.findByText('The service does not work.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('Disturbance');
  expect(figure('Capacity')).toHaveTextContent('1 Gbit/s');
  expect(figure('Health')).toHaveTextContent('Disturbance');
  expect(within(screen.getByRole('region', { name: 'Tags' })).getAllByRole('listitem')).not.toHaveLength(0);
  expect(screen.queryByRole('heading', { name: 'Now and next' })).not.toBeInTheDocument();
});

it('that is on its way has room for all that comes beside it: its ends, its contacts and what can be done', async () => {
  aServiceInventory([aService({ zSiteId: 'S-2' })]);
  server.use(http.get(servicesUrl('/services/SE-204418'), () => delay('infinite')));
  const { user } = await renderAt('/services', responsible);
  await user.click(await screen.findByRole('link', { name: /^DIA Static/ }));
  expect(await screen.findByRole('region', { name: 'Z end' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'A end' })).toHaveTextContent('Lindholmspiren 5');
  expect(screen.getByRole('region', { name: 'Contacts' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Change service' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'More actions' })).toBeEnabled();
});

it('that can not be shown keeps what its row said: name, figures, tabs and what can be done', async () => {
  aServiceInventory([aService({ health: 'OK' })]);
  const { user } = await renderAt('/services', responsible);
  const link = await screen.findByRole('link', { name: /^DIA Static/ });
  server.use(http.get(servicesUrl('/services/SE-204418'), () => HttpResponse.json(aProblem(500), { status: 500 })));
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 2, name: 'The service could not be shown' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(figure('Capacity')).toHaveTextContent('1 Gbit/s');
  expect(screen.getByRole('link', { name: 'History' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More actions' })).toBeEnabled();
  expect(screen.getByText(/^Your service is not affected by this\./)).toBeInTheDocument();
});

it('that can not be shown and has a disturbance is not said to be unaffected: it leads to fault reports', async () => {
  aServiceInventory([aService({ health: 'DOWN' })]);
  const { user } = await renderAt('/services', responsible);
  const link = await screen.findByRole('link', { name: /^DIA Static/ });
  server.use(http.get(servicesUrl('/services/SE-204418'), () => HttpResponse.json(aProblem(500), { status: 500 })));
  await user.click(link);
  expect(await screen.findByText(/Does the service not work\? Report a fault/)).toBeInTheDocument();
  expect(screen.queryByText(/not affected/)).not.toBeInTheDocument();
  expect(screen.getByText('The service does not work.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Report a fault/ })).toBeInTheDocument();
});

it('that is opened without a network shows what its row said, and the way back', async () => {
  aServiceInventory([aService({ health: 'DOWN' })]);
  const { user } = await renderAt('/services', responsible);
  const row = await screen.findByRole('link', { name: /^DIA Static/ });
  server.use(http.get(servicesUrl('/services/SE-204418'), () => HttpResponse.error()));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => dispatchEvent(new Event('offline')));
  await user.click(row);
  // Once, on the page of the service: the strip of the shell gives way.
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(screen.getByText(/^You are offline/).closest('main')).not.toBeNull();
  });
  expect(screen.getByText('The service does not work.')).toBeInTheDocument();
  expect(figure('Capacity')).toHaveTextContent('1 Gbit/s');
  expect(figure('Health')).toHaveTextContent('Disturbance');
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to sites and services' })).toBeInTheDocument();
  online.mockRestore();
});

it('a network freeze that has begun says until when, and one to come its days with the year once', async () => {
  const freezeOf = (id: string, from: string, to: string) => {
    const translations = [{ language: 'en', displayName: id }];
    return { id, translations, from, to, countries: ['se'] };
  };
  await openService({}, undefined, [freezeOf('Now', inDays(-2), inDays(0)), freezeOf('Later', inDays(1), inDays(1))]);
  const next = within(screen.getByRole('region', { name: 'Now and next' }));
  expect((await next.findByText('Now')).closest('li')).toHaveTextContent(/Now, until \d+ \w+$/);
  expect(
    next
      .getByText('Later')
      .closest('li')
      ?.textContent.match(/20\d\d/g),
  ).toHaveLength(1);
});

describe('the contract of a service', () => {
  it('that ends within 90 days is marked, with what can be ordered instead', async () => {
    await openService({ contractEndsOn: inDays(70) });
    expect(figure('Contract ends')).toHaveTextContent('In 10 weeks');
    expect(figure('Contract ends')).toHaveTextContent('The contract runs on until you terminate it.');
    expect(await screen.findByText(/^Earliest last day:/)).toHaveTextContent('Earliest last day: 28 Feb 2027.');
    const [first] = within(screen.getByRole('region', { name: 'Now and next' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Contract ends.*The contract runs on until you terminate it/);
    expect(within(figure('Contract ends') ?? document.body).queryByRole('link')).not.toBeInTheDocument();
    const links = within(first ?? document.body);
    expect(links.getByRole('link', { name: 'Terminate' })).toHaveAttribute(
      'href',
      '/services/changes/terminate?service=SE-204418',
    );
  });

  it('that ends later has no mark', async () => {
    await openService({ contractEndsOn: inDays(91) });
    expect(figure('Contract ends')).not.toHaveTextContent('In');
    expect(figure('Contract ends')).toHaveTextContent('The contract runs on until you terminate it.');
    expect(screen.queryByText(/^Earliest last day:/)).not.toBeInTheDocument();
    expect(within(figure('Contract ends') ?? document.body).queryByRole('link')).not.toBeInTheDocument();
  });

  it('that has ended while the service goes on says so', async () => {
    await openService({ contractEndsOn: inDays(-20) });
    expect(figure('Contract ended')).toHaveTextContent('Runs on until you terminate it.');
    expect(screen.queryByText('Contract ends')).not.toBeInTheDocument();
  });

  it('is said in words where no end is known, and where it has not begun', async () => {
    const { unmount } = await openService({ contractEndsOn: null });
    expect(figure('Contract ends')).toHaveTextContent('Unknown');
    unmount();
    await openService({ contractEndsOn: null, status: 'Installation Ongoing' });
    await waitFor(() => expect(figure('Contract ends')).toHaveTextContent('Not yetSet when the service is delivered'));
    expect(screen.queryByText('Health', { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('gives way to the last day where notice has been given', async () => {
    await openService({ status: 'Termination notice', endsOn: inDays(14), contractEndsOn: '2027-03-14' });
    expect(figure('Last day')).toHaveTextContent('In 2 weeks');
    expect(figure('Last day')).toHaveTextContent('Paid until 14 Mar 2027');
    expect(screen.queryByText('Contract ends')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change service' })).not.toBeInTheDocument();
  });
});

describe('the health of a service', () => {
  it('that has a fault comes with whom to call, and what is known of it before all else', async () => {
    await openService({ health: 'DOWN' });
    expect(figure('Health')).toHaveTextContent('Disturbance');
    const note = screen.getByText('The service does not work.').closest('[data-tone]');
    expect(note).toHaveTextContent(/We do not know the cause yet/);
    // One way to call, and once that there is a fault.
    const calls = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === 'tel:+46846500421');
    const call = within(screen.getByRole('main')).getByRole('link', { name: /^Report a fault: / });
    expect(call).toHaveAttribute('data-variant', 'primary');
    expect(note).toContainElement(call);
    expect(calls).toContain(call);
    expect(screen.queryByRole('link', { name: 'Report a fault' })).not.toBeInTheDocument();
    // Above the figures.
    expect(note?.compareDocumentPosition(figure('Health') ?? note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The worse of health and status stands at its name; since when it is in service remains a fact.
    const title = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(title).toHaveTextContent('Disturbance');
    expect(title).not.toHaveTextContent('In service');
    expect(screen.getByText(/^In service since/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Now and next' })).not.toHaveTextContent('Disturbance');
  });

  it('that works badly says so', async () => {
    await openService({ health: 'DEGRADED' });
    expect(screen.getByText('The service works, but not as it should.')).toBeInTheDocument();
  });

  it('is no reason to call where all is well, but a fault can be reported', async () => {
    const { unmount } = await openService();
    expect(screen.queryByRole('link', { name: /^Report a fault: / })).not.toBeInTheDocument();
    const report = screen.getByRole('link', { name: 'Report a fault' });
    expect(report).toHaveAttribute('href', 'tel:+46846500421');
    expect(report).toHaveAttribute('data-variant', 'secondary');
    unmount();
    await openService({ status: 'Termination notice', endsOn: inDays(14) });
    expect(screen.getByRole('link', { name: 'Report a fault' })).toBeInTheDocument();
  });

  it('is not known where the status can not be read, whatever was seen last, and a fault is reported first', async () => {
    await openService({ status: 'Not available' });
    expect(figure('Health')).toHaveTextContent(/^HealthNot known$/);
    expect(screen.queryByText('Operating')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Report a fault' })).toHaveAttribute('data-variant', 'primary');
    expect(screen.getByText(/^This says nothing of the line itself/)).toBeInTheDocument();
    // Nothing can be ordered for it: there is neither the part nor the button.
    expect(screen.queryByRole('region', { name: 'What you can change' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change service' })).not.toBeInTheDocument();
  });

  it('is not said of one that has ended', async () => {
    await openService({ status: 'Terminated', endsOn: '2026-01-31', health: 'DOWN' });
    expect(screen.queryByRole('link', { name: /^Report a fault: / })).not.toBeInTheDocument();
    expect(screen.queryByText('Health', { selector: 'dt' })).not.toBeInTheDocument();
  });
});

describe('what is installed', () => {
  it('says what the product is, and under which id it was ordered', async () => {
    const { orderServiceId } = aService();
    await openService({
      diversityGroup: null,
      productInformation: {
        id: 'dia-static',
        translations: [{ language: 'en', displayName: 'DIA Static', description: 'Internet with a fixed address.' }],
      },
    });
    const facts = screen.getByRole('region', { name: 'What is installed' });
    expect(facts).toHaveTextContent('Internet with a fixed address.ProductDIA Static');
    expect(facts).toHaveTextContent(`Order service id${String(orderServiceId)}`);
  });

  it('names the contact of both ends once', async () => {
    const { site } = aService();
    await openService({ zSite: { ...site, siteId: 'S-2', siteName: 'Malmö' } });
    expect(screen.getByRole('region', { name: 'What is installed' })).toHaveTextContent('Malmö');
    expect(screen.getAllByText('Elin Wallgren')).toHaveLength(1);
    expect(screen.getByText('Contact at both ends')).toBeInTheDocument();
  });
});

describe('what can be ordered for a service', () => {
  const region = { name: 'What you can change' };

  it('stands on its page, with the lowest price and the way to each', async () => {
    await openService({ serviceName: 'SDX Access' }, ['Purchaser', 'OperationResponsible']);
    const changes = within(await screen.findByRole('region', region));
    const upgrade = await changes.findByRole('link', { name: '2 gigabits per second to 10 gigabits per second' });
    expect(upgrade).toHaveAttribute('href', '/services/changes/upgrade?service=SE-204418');
    expect(upgrade.closest('li')).toHaveTextContent(/^Upgrade.*More capacityFrom.*5,230.*a month$/);
    expect(changes.getByRole('link', { name: 'Additions to this service' }).closest('li')).toHaveTextContent(
      /DDoS protection and Mobile backupFrom.*320/,
    );
    const ending = changes.getByRole('link', { name: 'Earliest last day' });
    expect(ending).toHaveAttribute('href', '/services/changes/terminate?service=SE-204418');
    expect(ending.closest('li')).toHaveTextContent(/28 Feb 2027$/);
  });

  it.each([
    [
      { contractEndsOn: '2027-12-31', remainingFee: { amount: 42500, currency: 'SEK' } },
      /42,500.*left to pay after that, until 31 Dec 2027/,
    ],
    [{ contractEndsOn: '2027-12-31' }, /The contract runs until 31 Dec 2027/],
    [{ contractEndsOn: '2027-01-31' }, /Nothing left to pay after that/],
    [{}, /Nothing left to pay after that/],
  ])('says what ending it costs: %j', async (termination, words) => {
    await openService({}, undefined, [], [], termination);
    const changes = within(await screen.findByRole('region', region));
    const ending = await changes.findByRole('link', { name: 'Earliest last day' });
    expect(ending.closest('li')).toHaveTextContent(words);
  });

  it('is not said to those who order nothing, nor of what is on its way out', async () => {
    const { unmount } = await openService({}, ['BillingResponsible']);
    expect(screen.queryByRole('region', region)).not.toBeInTheDocument();
    unmount();
    await openService({ status: 'Termination notice', endsOn: inDays(14) });
    expect(screen.queryByRole('region', region)).not.toBeInTheDocument();
  });
});

describe('a service that has ended', () => {
  it('speaks of what was, and offers no change', async () => {
    await openService({ status: 'Terminated', endsOn: '2026-01-31', orderServiceId: null });
    expect(screen.getByText('Last fee', { selector: 'dt' })).toBeInTheDocument();
    expect(figure('Last day')).toHaveTextContent(/^Last day31 Jan 2026$/);
    expect(screen.queryByRole('button', { name: 'Change service' })).not.toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: /^Edit the invoice text|^Change invoice text/ }),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Report a fault' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'What is installed' })).not.toBeInTheDocument();
  });

  it('says from when to when it was in use, and which order ended it', async () => {
    const ending = anOrder({ orderType: 'TERMINATION_ORDER', status: 'DELIVERY_COMPLETED', orderNumber: '1182544' });
    await openService({ status: 'Terminated', endsOn: '2026-01-31' }, undefined, [], [ending]);
    const head = screen.getByRole('heading', { level: 1 }).parentElement?.parentElement;
    expect(head).toHaveTextContent('In service 15 Mar 2021 – 31 Jan 2026');
    const [last, first] = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');
    await waitFor(() => expect(last).toHaveTextContent(/The service ended.*Order 1182544.*31 Jan 2026/));
    expect(first).toHaveTextContent(/The service was delivered.*15 Mar 2021/);
    expect(screen.queryByRole('region', { name: 'Now and next' })).not.toBeInTheDocument();
  });

  it('that was never delivered has nothing installed', async () => {
    await openService({ status: 'Terminated before delivery', inServiceSince: null, endsOn: '2026-09-30' });
    expect(figure('Cancelled')).toHaveTextContent('30 Sep 2026');
    expect(screen.queryByText('Last fee')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /installed$/ })).not.toBeInTheDocument();
  });

  it('is not told of freeze periods', async () => {
    const translations = [{ language: 'en', displayName: 'Winter freeze' }];
    const items = [{ id: 'winter', translations, from: inDays(5), to: inDays(20), countries: ['se'] }];
    const { unmount } = await openService({}, undefined, items);
    expect(await screen.findByText('Winter freeze')).toBeInTheDocument();
    unmount();
    await openService({ status: 'Terminated' }, undefined, items);
    expect(screen.queryByText('Winter freeze')).not.toBeInTheDocument();
  });
});

it('that is not there is named, with the way to search for it', async () => {
  aServiceInventory([]);
  await renderAt('/services?service=SE-999999', responsible);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('There is no service SE-999999 here');
  expect(screen.getByRole('link', { name: 'Search for SE-999999' })).toHaveAttribute(
    'href',
    expect.stringContaining('text=SE-999999'),
  );
});

it('of which a part can not be loaded says so in its sheet, and asks for it again', async () => {
  aServiceInventory([aService({ serviceName: 'SDX Access' })]);
  anOrdersApiStub([anOrder({ status: 'CANCELLED' })]);
  const failing = (path: string) => http.get(ordersUrl(path), () => HttpResponse.json(aProblem(500), { status: 500 }));
  server.use(failing('/services/SE-204418/offers'), failing('/orders'));
  const { user } = await renderAt('/services?service=SE-204418', {
    user: { roles: ['Purchaser', 'OperationResponsible'] },
    flags,
  });
  const changes = within(await screen.findByRole('region', { name: 'What you can change' }));
  await changes.findByText('What is on offer could not be loaded.', {}, { timeout: 10_000 });
  expect(changes.getByRole('link', { name: 'More capacity' })).toBeInTheDocument();
  const orders = within(await screen.findByRole('region', { name: 'Orders' }));
  expect(orders.getByText('The orders could not be loaded.')).toBeInTheDocument();
  anOrdersApiStub([anOrder({ status: 'CANCELLED' })]);
  await user.click(orders.getByRole('button', { name: 'Try again' }));
  expect(await orders.findByText('Cancelled')).toBeInTheDocument();
}, 20_000);

it('that is being installed shows how its delivery goes, though it has no name for orders yet, and no button for changes that are not possible', async () => {
  const own = anOrder({ orderNumber: '1182790', orderType: 'NEW_ORDER', status: 'CONFIRMED_DELIVERY' });
  const orders = [
    {
      ...own,
      serviceOrder: { ...own.serviceOrder, orderServiceId: null, serviceId: 'SE-204418' },
      confirmedDeliveryAt: '2027-01-12',
      agreementPeriodInMonths: 36,
    },
    anOrder({ id: 'order-2', orderNumber: '1' }),
  ];
  await openService(
    { status: 'Installation Ongoing', orderServiceId: null, contractEndsOn: null, inServiceSince: null },
    undefined,
    [],
    orders,
  );
  const track = within(await screen.findByRole('list', { name: 'Delivery' }));
  expect(track.getAllByRole('listitem')).toHaveLength(own.milestones.length);
  expect(figure('Confirmed delivery date')).toHaveTextContent('12 Jan 2027');
  expect(figure('Agreement')).toHaveTextContent('36 months');
  expect(screen.queryByText('Health', { selector: 'dt' })).not.toBeInTheDocument();
  expect(screen.queryByText('Contract ends', { selector: 'dt' })).not.toBeInTheDocument();
  const order = screen.getByRole('link', { name: 'Open order 1182790' });
  expect(order).toHaveAttribute('data-variant', 'primary');
  expect(order).toHaveAttribute('href', `/services/orders/${own.id}`);
  expect(screen.getByRole('region', { name: 'Orders' })).toHaveTextContent('Order 1182790');
  expect(screen.queryByRole('button', { name: 'Change service' })).not.toBeInTheDocument();
});

it('that is being installed without an order to be seen says whom to ask', async () => {
  await openService({
    status: 'Installation Ongoing',
    orderServiceId: null,
    contractEndsOn: null,
    inServiceSince: null,
  });
  const next = within(screen.getByRole('region', { name: 'Now and next' }));
  expect(await next.findByText('No order is shown for it here.')).toBeInTheDocument();
  expect(next.getByRole('link', { name: /^\+46/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
});

it('says to whom its price is shown, to those who don’t see it', async () => {
  await openService({}, ['OperationStaff']);
  expect(await screen.findByText(/^Your role does not show it/)).toHaveTextContent(
    'These roles do: Operation responsible and Billing responsible.',
  );
});
