import { jest } from '@jest/globals';
import { dayOf } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { ordersUrl, server, servicesUrl, sitesUrl } from '../../testing/server.ts';
import { anOrder } from '../../testing/services-section/anOrder.ts';
import { anOrdersApiStub } from '../../testing/services-section/anOrdersApiStub.ts';
import { aServiceInventory } from '../../testing/services-section/aServiceInventory.ts';
import { aService, threeServices } from '../../testing/services-section/someServices.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('./ServicesPage.tsx');
  await import('./site/SitePage.tsx');
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

const as = (...roles: string[]) => ({ user: { roles } });
const responsible = as('OperationResponsible');
/** What can be done with all services is behind '⋯'. */
async function chooseAction(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`Select ${name}`) });

describe('many services', () => {
  it('get tags, by what is selected', async () => {
    const inventory = aServiceInventory();
    const { user } = await renderAt('/services', as('Purchaser'));
    await rowOf('DIA Static');
    await user.click(screen.getByRole('checkbox', { name: 'Select DIA Static SE-204418' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select INT Business SE-187740' }));
    await user.click(screen.getByRole('button', { name: 'Change tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change tags' }));
    await user.click(dialog.getByRole('combobox', { name: /^Tags/ }));
    await user.click(await screen.findByRole('option', { name: 'critical' }));
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    expect(await screen.findByText('2 services have been changed')).toBeInTheDocument();
    expect(inventory.to('POST', '/services/bulk')[0]?.body).toEqual({
      ids: ['SE-204418', 'SE-187740'],
      op: { type: 'addTags', tagIds: ['tag-critical'] },
    });
  });

  it('get an invoice text, by what the filter finds, and each that fails is told', async () => {
    const inventory = aServiceInventory();
    server.use(
      http.post(servicesUrl('/services/bulk'), async ({ request }) => {
        expect(await request.json()).toEqual({
          filter: { status: 'active', cities: ['Oslo'] },
          expectedCount: 3,
          op: { type: 'setInvoiceText', invoiceText: 'Kst 1' },
        });
        return HttpResponse.json({ ok: ['SE-204418'], failed: [{ id: 'SE-187740', code: 'NOT_FOUND' }] });
      }),
    );
    const { user } = await renderAt('/services?city=Oslo', as('BillingResponsible'));
    await rowOf('DIA Static');
    await user.click(screen.getByRole('checkbox', { name: 'Select DIA Static SE-204418' }));
    expect(screen.queryByRole('button', { name: 'Change tags' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Set invoice text' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Invoice text' }), 'Kst 1');
    await user.click(dialog.getByRole('radio', { name: 'All 3 services the filter finds' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('1 changed, 1 not changed')).toBeInTheDocument();
    expect(dialog.getByText('SE-187740: the service no longer exists.')).toBeInTheDocument();
    expect(inventory.services).toHaveLength(3);
  });
});

describe('a new quote', () => {
  const agreement = {
    id: 'FA-1',
    name: 'Nordic',
    products: [{ id: 'sd-wan-edge', name: 'SD-WAN EDGE' }],
    productPackages: [],
    promises: [],
    quoteAndOrderInternalUsersOnly: false,
  };

  it.each([
    ['Purchaser', [agreement], 1],
    ['BillingResponsible', [agreement], 0],
    ['Purchaser', [], 0],
  ])('is begun from the services by who may ask for one: %s', async (role, agreements, links) => {
    aServiceInventory();
    await renderAt('/services', { ...as(role), agreements });
    await rowOf('DIA Static');
    const found = screen.queryAllByRole('link', { name: 'New quote' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: links }, () => '/quote-and-order?searchStep=single'),
    );
  });

  it('is begun from the palette too', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', { ...as('Purchaser'), agreements: [agreement] });
    await rowOf('DIA Static');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'quote');
    expect(await screen.findByRole('option', { name: /^New quote/ })).toBeInTheDocument();
  });
});

describe('the invoice text of many services', () => {
  it('is taken away by a choice of its own, not by an empty field', async () => {
    const inventory = aServiceInventory();
    const { user } = await renderAt('/services', as('BillingResponsible'));
    await rowOf('DIA Static');
    await user.click(screen.getByRole('checkbox', { name: 'Select DIA Static SE-204418' }));
    await user.click(screen.getByRole('button', { name: 'Set invoice text' }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Invoice text' }), '  ');
    expect(save).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Remove the text' }));
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove the text' }));
    await waitFor(() =>
      expect(inventory.to('POST', '/services/bulk')[0]?.body).toEqual({
        ids: ['SE-204418'],
        op: { type: 'setInvoiceText', invoiceText: '' },
      }),
    );
  });
});

describe('all services that the filter finds', () => {
  const many = { items: threeServices(), totalPages: 2, currentPage: 0, totalItems: 31 };

  it('are chosen by one button, and changed by the filter with their number', async () => {
    const inventory = aServiceInventory();
    server.use(http.get(servicesUrl('/services'), () => HttpResponse.json(many)));
    const { user } = await renderAt('/services?city=Oslo', responsible);
    await rowOf('DIA Static');
    await user.click(screen.getByRole('checkbox', { name: 'Select DIA Static SE-204418' }));
    await user.click(screen.getByRole('button', { name: 'Select all 31' }));
    const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
    expect(bar.getByText('31 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select INT Business SE-187740' })).toBeChecked();
    await user.click(bar.getByRole('button', { name: 'Set invoice text' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Invoice text' }), 'Kst 1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(inventory.to('POST', '/services/bulk')[0]?.body).toEqual({
        filter: { status: 'active', cities: ['Oslo'] },
        expectedCount: 31,
        op: { type: 'setInvoiceText', invoiceText: 'Kst 1' },
      }),
    );
  });

  it('are no longer chosen with another filter, or when one of them is left out', async () => {
    aServiceInventory();
    server.use(http.get(servicesUrl('/services'), () => HttpResponse.json(many)));
    const { user } = await renderAt('/services?city=Oslo', responsible);
    await rowOf('DIA Static');
    await user.click(screen.getByRole('checkbox', { name: 'Select DIA Static SE-204418' }));
    await user.click(screen.getByRole('button', { name: 'Select all 31' }));
    await user.click(screen.getByRole('button', { name: 'Remove Oslo' }));
    expect(await screen.findByRole('button', { name: 'Select all 31' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Select all 31' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select INT Business SE-187740' }));
    expect(within(screen.getByRole('group', { name: 'Selected rows' })).getByText('2 selected')).toBeInTheDocument();
  });
});

describe('a change by a filter that now finds another number of services', () => {
  it('says the new number, and is made with it when saved again', async () => {
    aServiceInventory();
    const sent: unknown[] = [];
    server.use(
      http.post(servicesUrl('/services/bulk'), async ({ request }) => {
        sent.push(await request.json());
        if (sent.length > 1) return HttpResponse.json({ ok: ['SE-204418'], failed: [] });
        return HttpResponse.json({ ...aProblem(409), code: 'COUNT_CHANGED', count: 4 }, { status: 409 });
      }),
    );
    const { user } = await renderAt('/services?status=all', as('BillingResponsible'));
    await rowOf('DIA Static');
    await user.click(screen.getByRole('checkbox', { name: 'Select DIA Static SE-204418' }));
    await user.click(screen.getByRole('button', { name: 'Set invoice text' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Invoice text' }), 'Kst 1');
    await user.click(dialog.getByRole('radio', { name: 'All 3 services the filter finds' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/the filter now finds 4/)).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'All 4 services the filter finds' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('1 service has been changed')).toBeInTheDocument();
    const op = { type: 'setInvoiceText', invoiceText: 'Kst 1' };
    expect(sent).toEqual([
      { filter: {}, all: true, expectedCount: 3, op },
      { filter: {}, all: true, expectedCount: 4, op },
    ]);
  });
});

describe('what is not saved', () => {
  it('is asked about before its dialog closes, and stays if one stays', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await chooseAction(user, 'Tags');
    await user.click(await screen.findByRole('button', { name: 'Create tag' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'terminal');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('terminal');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument());
  });

  it('is no question where nothing was typed', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await chooseAction(user, 'Tags');
    await user.click(await screen.findByRole('button', { name: 'Edit HQ' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Edit HQ' })).toBeInTheDocument();
  });

  it('is asked about before something else takes the place of the list', async () => {
    aServiceInventory();
    const { user, router } = await renderAt('/services?column=serviceName&column=invoiceText', responsible);
    await user.click(await screen.findByRole('button', { name: 'Change invoice text: DIA Static SE-204418' }));
    await user.type(await screen.findByRole('textbox', { name: 'Invoice text' }), ' B');
    await user.click(screen.getByRole('link', { name: /^INT Business/ }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('textbox', { name: 'Invoice text' })).toHaveValue('Kst 4410 B');
    expect(router.state.location.search).not.toContain('service=');
    await user.click(screen.getByRole('link', { name: /^INT Business/ }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.search).toContain('service=SE-187740'));
  });
});

describe('the export', () => {
  function watchDownloads() {
    const names: string[] = [];
    URL.createObjectURL = jest.fn(() => 'blob:services');
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return names;
  }

  async function exportAs(format: string, path = '/services?city=Oslo') {
    const { user } = await renderAt(path, responsible);
    await rowOf('DIA Static');
    await chooseAction(user, format);
  }

  it('is of exactly what is filtered, under the name that the server gives', async () => {
    const inventory = aServiceInventory();
    const names = watchDownloads();
    await exportAs('Excel (XLSX)');
    await waitFor(() => expect(names).toEqual(['services-2026-11-21.xlsx']));
    expect(inventory.to('GET', '/services/export')[0]?.query).toEqual({
      format: ['xlsx'],
      status: ['active'],
      cities: ['Oslo'],
    });
  });

  it('says where the answer has no name or no content', async () => {
    aServiceInventory();
    const names = watchDownloads();
    server.use(http.get(servicesUrl('/services/export'), () => new HttpResponse('PK')));
    await exportAs('Text file (CSV)');
    expect(await screen.findByText('Invalid file response')).toBeInTheDocument();
    expect(names).toEqual([]);
  });

  it('says where it failed', async () => {
    aServiceInventory();
    server.use(http.get(servicesUrl('/services/export'), () => HttpResponse.json(aProblem(503), { status: 503 })));
    await exportAs('Excel (XLSX)');
    expect(await screen.findByText('The services could not be exported')).toBeInTheDocument();
  });
});

describe('tags', () => {
  it('are created, and a name that is taken is told at its field', async () => {
    const inventory = aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await chooseAction(user, 'Tags');
    await user.click(await screen.findByRole('button', { name: 'Create tag' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'hq');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your company already has a tag with this name.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
    await user.click(screen.getByRole('radio', { name: 'Green' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The tag has been created')).toBeInTheDocument();
    expect(inventory.tags.at(-1)).toMatchObject({ name: 'hq 2', color: 'green' });
  });

  it('are deleted after telling how many services have them', async () => {
    const inventory = aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await chooseAction(user, 'Tags');
    await user.click(await screen.findByRole('button', { name: 'Delete HQ' }));
    expect(await screen.findByText(/“HQ” is used on 2 services/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete tag' }));
    expect(await screen.findByText('The tag has been deleted')).toBeInTheDocument();
    expect(inventory.tags.map(({ name }) => name)).toEqual(['critical']);
  });

  it('are not for those who only bill', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', as('BillingResponsible'));
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(screen.getByRole('menuitem', { name: 'Invoice texts' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Tags' })).not.toBeInTheDocument();
  });

  it('are for those who bill and have the finer right to them', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', as('BillingResponsible', 'update-services'));
    await chooseAction(user, 'Tags');
    expect(await screen.findByRole('button', { name: 'Create tag' })).toBeInTheDocument();
  });
});

describe('one service', () => {
  it('opens from the list and leads back to it as it was', async () => {
    aServiceInventory();
    const { user, router } = await renderAt('/services?city=Oslo', responsible);
    await user.click(await screen.findByRole('link', { name: /^DIA Static/ }));
    expect(await screen.findByRole('heading', { name: 'Now and next' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('DIA Static, Göteborg, Lindholmspiren');
    expect(router.state.location.search).toBe('?city=Oslo&service=SE-204418');
    await user.click(screen.getByRole('link', { name: 'Back to sites and services' }));
    await rowOf('DIA Static');
    expect(router.state.location.search).toBe('?city=Oslo');
  });

  it('tells what notice means', async () => {
    aServiceInventory();
    await renderAt('/services?service=SE-187740', responsible);
    expect(
      await screen.findByText('Notice of termination has been given. The last day is 31 Dec 2026.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['BillingResponsible', 1],
    ['Purchaser', 0],
  ])('shows its monthly fee to %s: %d', async (role, count) => {
    aServiceInventory();
    await renderAt('/services?service=SE-204418', as(role));
    await screen.findByRole('heading', { level: 1, name: 'DIA Static, Göteborg, Lindholmspiren' });
    expect(screen.queryAllByText('Monthly fee', { selector: 'dt' })).toHaveLength(count);
  });

  it('has its history at an address of its own', async () => {
    aServiceInventory();
    const { user, router } = await renderAt('/services?service=SE-204418', responsible);
    await user.click(await screen.findByRole('link', { name: 'History' }));
    expect(await screen.findByText('Invoice text changed')).toBeInTheDocument();
    expect(screen.getByText('From “nothing” to “Kst 4410”')).toBeInTheDocument();
    expect(screen.getByText('Another date requested, order 1182731').closest('li')).toHaveTextContent('Week 4, 2027');
    expect(screen.getByRole('link', { name: 'Show the order' })).toHaveAttribute('href', '/services/orders/order-1');
    expect(router.state.location.search).toBe('?service=SE-204418&tab=history');
  });

  it('tells what comes: its orders under way, and when nothing is changed in the network of its country', async () => {
    aServiceInventory();
    const orders = anOrdersApiStub([anOrder({ status: 'CONFIRMED_DELIVERY' }), anOrder({ status: 'CANCELLED' })]);
    const freeze = (name: string, country: string) => ({
      id: name,
      translations: [{ language: 'en', displayName: name }],
      countries: [country],
      from: dayOf(new Date()),
      to: dayOf(new Date()),
    });
    server.use(
      http.get(ordersUrl('/freeze-periods'), () =>
        HttpResponse.json({ items: [freeze('Winter', 'se'), freeze('Jul', 'dk')] }),
      ),
    );
    await renderAt('/services?service=SE-204418', responsible);
    const next = within(await screen.findByRole('region', { name: 'Now and next' }));
    expect(await next.findByText('Winter')).toBeInTheDocument();
    await waitFor(() => expect(next.getAllByRole('listitem')).toHaveLength(2));
    expect(next.getByRole('link', { name: 'Order 1182731' })).toHaveAttribute('href', '/services/orders/order-1');
    expect(next.queryByText('Jul')).not.toBeInTheDocument();
    expect(orders.calls[0]?.query).toMatchObject({ orderServiceId: 'OS-5204418' });
  });

  it('leads to its site and to all of its orders', async () => {
    aServiceInventory();
    anOrdersApiStub();
    const { user } = await renderAt('/services?service=SE-204418', responsible);
    expect(await screen.findByRole('link', { name: 'Open site' })).toHaveAttribute('href', '/services/sites/S-10005');
    await user.click(await screen.findByRole('link', { name: /^Orders and changes/ }));
    const orders = within(await screen.findByRole('region', { name: 'Orders and changes' }));
    expect((await orders.findByText('1182731')).closest('li')).toHaveTextContent('Order 1182731');
    expect(orders.getByRole('link', { name: 'Upgrade, SD-WAN' })).toHaveAttribute('href', '/services/orders/order-1');
  });

  it('says that its orders could not be loaded, beside what is known of it', async () => {
    aServiceInventory();
    server.use(http.get(ordersUrl('/orders'), () => HttpResponse.json(aProblem(503), { status: 503 })));
    await renderAt('/services?service=SE-204418&tab=orders', responsible);
    expect(await within(await screen.findByRole('main')).findByText('The orders could not be shown')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('DIA Static');
  });

  it('that is gone is told in the page, with the way back', async () => {
    aServiceInventory();
    await renderAt('/services?service=SE-1', responsible);
    expect((await screen.findAllByText('There is no service SE-1 here')).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: 'Back to sites and services' })[0]).toHaveAttribute('href', '/services');
  });

  it('has nothing that axe objects to', async () => {
    aServiceInventory();
    await renderAt('/services?service=SE-204418', responsible);
    await screen.findByRole('heading', { level: 1, name: 'DIA Static, Göteborg, Lindholmspiren' });
    expect(await findViolations()).toEqual([]);
  });
});

describe('one site', () => {
  const site = aService().site;
  const open = async (...roles: string[]) => {
    aServiceInventory([aService(), aService({ serviceId: 'SE-2', contractEndsOn: '2099-01-31' })]);
    server.use(http.get(sitesUrl('/sites/S-10005'), () => HttpResponse.json(site)));
    return renderAt('/services/sites/S-10005', as(...roles));
  };

  it('shows what is there, each leading to its page', async () => {
    await open('OperationResponsible');
    expect(await screen.findByRole('heading', { level: 1, name: 'Göteborg, Lindholmspiren' })).toBeInTheDocument();
    const table = within(await screen.findByRole('table', { name: 'Services at this site' }));
    expect(await table.findByRole('link', { name: /SE-2$/ })).toHaveAttribute('href', '/services?service=SE-2');
    expect(await screen.findByText(/together/)).toHaveTextContent(/2\sGbit\/s.* together/);
    expect(screen.getByText('Elin Wallgren')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it.each([
    ['BillingResponsible', 1],
    ['OperationStaff', 0],
  ])('shows what all of it costs to %s: %d', async (role, count) => {
    await open(role);
    await screen.findByRole('link', { name: /SE-2$/ });
    expect(screen.queryAllByText('Monthly fee, all services')).toHaveLength(count);
  });

  it('that is unknown or of somebody else is told in the page, with the way to the sites', async () => {
    aServiceInventory();
    server.use(http.get(sitesUrl('/sites/S-1'), () => HttpResponse.json(aProblem(404), { status: 404 })));
    await renderAt('/services/sites/S-1', responsible);
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no site S-1 here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to sites' })).toHaveAttribute('href', '/services?view=sites');
  });
});
