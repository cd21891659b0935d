import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { server, servicesUrl } from '../../testing/server.ts';
import { aServiceInventory } from '../../testing/services-section/aServiceInventory.ts';
import { aService, theFacets } from '../../testing/services-section/someServices.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('./ServicesPage.tsx');
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

const as = (...roles: string[]) => ({ user: { roles } });
const responsible = as('OperationResponsible');
const table = () => screen.findByRole('table', { name: 'Sites and services' });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`Select ${name}`) });
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('the list of services', () => {
  it('asks for the first 25 that have not ended, by name', async () => {
    const inventory = aServiceInventory();
    await renderAt('/services', responsible);
    await rowOf('DIA Static');
    expect(inventory.to('GET', '/services')[0]?.query).toEqual({
      page: ['0'],
      pageSize: ['25'],
      sortBy: ['serviceName'],
      status: ['active'],
    });
  });

  it('shows the columns of the design', async () => {
    aServiceInventory();
    await renderAt('/services', responsible);
    expect(await headers()).toEqual(['Service', 'Product', 'Site', 'Capacity', 'Status', 'Tags', 'Invoice text']);
    const row = await rowOf('DIA Static');
    expect(row).toHaveTextContent('SE-204418');
    expect(row).toHaveTextContent('Dedicated internet');
    expect(row).toHaveTextContent('Lindholmspiren 5, Göteborg');
    expect(row).toHaveTextContent('HQ');
    expect(row).toHaveTextContent('Kst 4410');
  });

  it.each([
    ['In service', 'In service'],
    ['INSTALLATION_ONGOING', 'Installation ongoing'],
    ['Terminated before delivery', 'Terminated before delivery'],
    ['NOT_AVAILABLE', 'Not available'],
    ['Suspended by system', 'Suspended by system'],
    ['', 'Not available'],
  ])('shows the status %j as %j', async (status, word) => {
    aServiceInventory([aService({ status })]);
    await renderAt('/services', responsible);
    expect(await rowOf('DIA Static')).toHaveTextContent(word);
  });

  it('says what the address filters by, and takes each of it away', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt(
      '/services?city=Oslo&tag=tag-hq&tagMode=none&minCapacity=100000000',
      responsible,
    );
    await rowOf('DIA Static');
    expect(inventory.to('GET', '/services').at(-1)?.query).toMatchObject({
      cities: ['Oslo'],
      tags: ['tag-hq'],
      tagMode: ['none'],
      minCapacity: ['100000000'],
    });
    expect(await screen.findByRole('button', { name: 'Remove Not HQ' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Oslo' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tag=tag-hq&tagMode=none&minCapacity=100000000'));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('explains the statuses beside their filter, by keyboard', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const opener = await screen.findByRole('button', { name: 'What the statuses mean' });
    opener.focus();
    await user.keyboard('{Enter}');
    const meanings = await screen.findByRole('dialog', { name: 'What the statuses mean' });
    expect(meanings).toHaveTextContent('Termination noticeNotice has been given. It can be used until it ends.');
    expect(meanings).toHaveTextContent('Not availableThe status cannot be read at the moment.');
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(meanings).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('filters by country, named in the language of the page', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt('/services?country=SE', { ...responsible, language: 'sv' });
    expect(await screen.findByRole('button', { name: /Sverige/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    await user.click(await screen.findByRole('combobox', { name: /^Land/ }));
    await user.click(await screen.findByRole('option', { name: /Norge/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?country=SE&country=NO'));
    await waitFor(() =>
      expect(inventory.to('GET', '/services').at(-1)?.query).toMatchObject({ countries: ['SE', 'NO'] }),
    );
  });

  it('asks for no country where all is in one', async () => {
    aServiceInventory();
    const countries = [{ value: 'SE', services: 5, activeServices: 3 }];
    server.use(http.get(servicesUrl('/services/facets'), () => HttpResponse.json({ ...theFacets(), countries })));
    const { user } = await renderAt('/services', responsible);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await screen.findByRole('combobox', { name: /^City/ });
    expect(screen.queryByRole('combobox', { name: /^Country/ })).not.toBeInTheDocument();
  });

  it('takes a tag that does not exist out of the address, and says so', async () => {
    aServiceInventory();
    const { router } = await renderAt('/services?tag=tag-gone&tag=tag-hq', responsible);
    expect(await screen.findByText('Unknown tag removed')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tag=tag-hq');
    expect(screen.getByRole('button', { name: 'Remove HQ' })).toBeInTheDocument();
  });

  it('sorts by a column, in the address', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt('/services', responsible);
    await rowOf('DIA Static');
    await user.click(screen.getByRole('button', { name: 'Capacity' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=capacity'));
    await waitFor(() => expect(inventory.to('GET', '/services').at(-1)?.query).toMatchObject({ sortBy: ['capacity'] }));
  });

  it('offers to clear the filters where they leave nothing', async () => {
    aServiceInventory([]);
    await renderAt('/services?city=Oslo', responsible);
    expect(await screen.findByText('No services match the filters')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear filter' })).toBeInTheDocument();
  });

  it.each([
    ['OperationResponsible', true],
    ['BillingResponsible', true],
    ['OperationStaff', false],
    ['Purchaser', false],
  ])('lets %s choose the monthly fee: %s', async (role, seesPrices) => {
    aServiceInventory();
    const { user } = await renderAt('/services', as(role));
    await rowOf('DIA Static');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('checkbox', { name: 'Product' });
    expect(screen.queryAllByRole('checkbox', { name: 'Monthly fee' })).toHaveLength(seesPrices ? 1 : 0);
  });

  it('remembers the chosen columns', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await rowOf('DIA Static');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Product' }));
    expect(await headers()).not.toContain('Product');
    expect(localStorage.getItem('skerry.services.columns')).toBe('serviceName,site,capacity,status,tags,invoiceText');
  });

  it('has nothing that axe objects to', async () => {
    aServiceInventory();
    await renderAt('/services?city=Oslo', responsible);
    await rowOf('DIA Static');
    expect(await findViolations()).toEqual([]);
  });
});

describe('an invoice text', () => {
  const edit = 'Change invoice text: DIA Static SE-204418';

  it('is changed in its place', async () => {
    const inventory = aServiceInventory();
    const { user } = await renderAt('/services', as('BillingResponsible'));
    await user.click(await screen.findByRole('button', { name: edit }));
    const field = screen.getByRole('textbox', { name: 'Invoice text' });
    await user.clear(field);
    await user.type(field, 'Kst 9000{Enter}');
    expect(await screen.findByText('The invoice text has been saved')).toBeInTheDocument();
    expect(inventory.to('PUT', '/services/SE-204418/invoice-text')[0]).toMatchObject({
      body: { invoiceText: 'Kst 9000' },
      ifMatch: '"1"',
    });
    expect(await rowOf('DIA Static')).toHaveTextContent('Kst 9000');
  });

  it.each([
    ['Kst 4410 Łódź', 'The field contains unsupported characters: Ł'],
    ['a'.repeat(51), 'The text is too long: at most 50 characters.'],
  ])('is refused as %j, with the reason', async (text, reason) => {
    const inventory = aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await user.click(await screen.findByRole('button', { name: edit }));
    const field = screen.getByRole('textbox', { name: 'Invoice text' });
    await user.clear(field);
    await user.paste(text);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(inventory.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each(['OperationStaff', 'Purchaser'])('is not changed by %s', async (role) => {
    aServiceInventory();
    await renderAt('/services', as(role));
    await rowOf('DIA Static');
    expect(screen.queryByRole('button', { name: edit })).not.toBeInTheDocument();
  });
});

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
    await user.click(dialog.getByRole('radio', { name: 'All 3 services that the filter finds' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('1 changed, 1 not changed')).toBeInTheDocument();
    expect(dialog.getByText('SE-187740: the service no longer exists.')).toBeInTheDocument();
    expect(inventory.services).toHaveLength(3);
  });
});

describe('what is not saved', () => {
  it('is asked about before its dialog closes, and stays if one stays', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', responsible);
    await user.click(await screen.findByRole('button', { name: 'Tags' }));
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
    await user.click(await screen.findByRole('button', { name: 'Tags' }));
    await user.click(await screen.findByRole('button', { name: 'Edit HQ' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Edit HQ' })).toBeInTheDocument();
  });

  it('is asked about before something else takes the place of the list', async () => {
    aServiceInventory();
    const { user, router } = await renderAt('/services', responsible);
    await user.click(await screen.findByRole('button', { name: 'Change invoice text: DIA Static SE-204418' }));
    await user.type(await screen.findByRole('textbox', { name: 'Invoice text' }), ' B');
    await user.click(screen.getByRole('link', { name: /^INT Business/ }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('textbox', { name: 'Invoice text' })).toHaveValue('Kst 4410 B');
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('link', { name: /^INT Business/ }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.search).toBe('?service=SE-187740'));
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
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: format }));
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
    await user.click(await screen.findByRole('button', { name: 'Tags' }));
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
    await user.click(await screen.findByRole('button', { name: 'Tags' }));
    await user.click(await screen.findByRole('button', { name: 'Delete HQ' }));
    expect(await screen.findByText(/“HQ” is used on 2 services/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete tag' }));
    expect(await screen.findByText('The tag has been deleted')).toBeInTheDocument();
    expect(inventory.tags.map(({ name }) => name)).toEqual(['critical']);
  });

  it('are not for those who only bill', async () => {
    aServiceInventory();
    await renderAt('/services', as('BillingResponsible'));
    await rowOf('DIA Static');
    expect(screen.queryByRole('button', { name: 'Tags' })).not.toBeInTheDocument();
  });
});

describe('the sites', () => {
  it('are those of the services that the same filter finds, and lead to them', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt('/services?view=sites&city=Oslo', responsible);
    const link = await screen.findByRole('link', { name: /^Oslo, Dronning Eufemias gate/ });
    expect(inventory.to('GET', '/map').at(-1)?.query).toEqual({ status: ['active'], cities: ['Oslo'] });
    await user.click(link);
    await rowOf('DIA Static');
    expect(router.state.location.search).toBe('?city=Oslo&site=S-2');
    expect(await screen.findByRole('button', { name: 'Remove Oslo, Dronning Eufemias gate' })).toBeInTheDocument();
  });
});

describe('the services of a site', () => {
  const opener = () => screen.findByRole('button', { name: /^\d+ services?, Oslo/ });

  it('open below it by keyboard, and lead to each service and to all of them', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt('/services?view=sites&status=IN_SERVICE', responsible);
    const button = await opener();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(inventory.to('GET', '/services')).toEqual([]);
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'DIA Static' })).toBeInTheDocument();
    expect(inventory.to('GET', '/services').map(({ query }) => query)).toEqual([
      { page: ['0'], pageSize: ['25'], sortBy: ['serviceName'], statuses: ['IN_SERVICE'], sites: ['S-2'] },
    ]);
    expect(await opener()).toHaveFocus();
    expect(await opener()).toHaveAttribute('aria-expanded', 'true');
    expect(await findViolations()).toEqual([]);
    await user.keyboard(' ');
    expect(screen.queryByRole('link', { name: 'DIA Static' })).not.toBeInTheDocument();
    await user.keyboard(' ');
    await user.click(await screen.findByRole('link', { name: 'Show in the list' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=IN_SERVICE&site=S-2'));
  });

  it('say how many there are where the first are not all', async () => {
    aServiceInventory();
    const page = { items: [aService()], totalPages: 2, currentPage: 0, totalItems: 31 };
    server.use(http.get(servicesUrl('/services'), () => HttpResponse.json(page)));
    const { user } = await renderAt('/services?view=sites', responsible);
    await user.click(await opener());
    expect(await screen.findByRole('link', { name: 'Show all 31 in the list' })).toBeInTheDocument();
  });

  it('say that they could not be fetched, and can be asked for again', async () => {
    aServiceInventory();
    const failing = http.get(servicesUrl('/services'), () => HttpResponse.json(aProblem(503), { status: 503 }), {
      once: true,
    });
    server.use(failing);
    const { user } = await renderAt('/services?view=sites', responsible);
    await user.click(await opener());
    expect(await screen.findByText('The services of the site could not be shown')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'DIA Static' })).toBeInTheDocument();
  });
});

describe('one service', () => {
  it('opens from the list and leads back to it as it was', async () => {
    aServiceInventory();
    const { user, router } = await renderAt('/services?city=Oslo', responsible);
    await user.click(await screen.findByRole('link', { name: /^DIA Static/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'DIA Static' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?city=Oslo&service=SE-204418');
    await user.click(screen.getByRole('link', { name: 'Back to sites and services' }));
    await rowOf('DIA Static');
    expect(router.state.location.search).toBe('?city=Oslo');
  });

  it('tells what notice means', async () => {
    aServiceInventory();
    await renderAt('/services?service=SE-187740', responsible);
    expect(await screen.findByText('Notice has been given. The last day is 31 Dec 2026.')).toBeInTheDocument();
  });

  it.each([
    ['BillingResponsible', 1],
    ['Purchaser', 0],
  ])('shows its monthly fee to %s: %d', async (role, count) => {
    aServiceInventory();
    await renderAt('/services?service=SE-204418', as(role));
    await screen.findByRole('heading', { level: 1, name: 'DIA Static' });
    expect(screen.queryAllByText('Monthly fee')).toHaveLength(count);
  });

  it('has its history at an address of its own', async () => {
    aServiceInventory();
    const { user, router } = await renderAt('/services?service=SE-204418', responsible);
    await user.click(await screen.findByRole('link', { name: 'History' }));
    expect(await screen.findByText('Invoice text changed')).toBeInTheDocument();
    expect(screen.getByText('From “nothing” to “Kst 4410”')).toBeInTheDocument();
    expect(screen.getByText('Another date asked for, order 1182731').closest('li')).toHaveTextContent('Week 4, 2027');
    expect(screen.getByRole('link', { name: 'Show the order' })).toHaveAttribute('href', '/services/orders/order-1');
    expect(router.state.location.search).toBe('?service=SE-204418&tab=history');
  });

  it('that is gone is told in the page, with the way back', async () => {
    aServiceInventory();
    await renderAt('/services?service=SE-1', responsible);
    expect((await screen.findAllByText('The service could not be found')).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: 'Back to sites and services' })[0]).toHaveAttribute('href', '/services');
  });

  it('has nothing that axe objects to', async () => {
    aServiceInventory();
    await renderAt('/services?service=SE-204418', responsible);
    await screen.findByRole('heading', { level: 1, name: 'DIA Static' });
    expect(await findViolations()).toEqual([]);
  });
});
