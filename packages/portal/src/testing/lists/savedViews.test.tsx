import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { renderAt } from '../renderAt.tsx';
import { portalUserUrl, server } from '../server.ts';
import { aUserDirectory } from '../../features/users/testing/aUserDirectory.ts';
import { anOrdersApiStub } from '../services-section/anOrdersApiStub.ts';
import { aServiceInventory } from '../services-section/aServiceInventory.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await import('../../features/services/ServicesPage.tsx');
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const purchaser = { user: { roles: ['Purchaser'] } };
const oslo = 'city=Oslo&sort=-capacity&column=serviceName&column=capacity&saved=view-oslo';
const menu = (name: string) => screen.findByRole('button', { name });
const headers = async () =>
  within(await screen.findByRole('table', { name: 'Sites and services' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

async function choose(user: UserEvent, button: string, item: string) {
  await user.click(await menu(button));
  const panel = within(await screen.findByRole('dialog', { name: button }));
  await user.click(await panel.findByText(item));
}

async function name(user: UserEvent, text: string) {
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.paste(text);
}

describe('a saved view', () => {
  it('is opened by a link that says all of it, and left by going back', async () => {
    aServiceInventory();
    const { user, router } = await renderAt('/services?text=kst', purchaser);
    await choose(user, 'View', 'Oslo');
    expect(await menu('View: Oslo')).toBeInTheDocument();
    expect(router.state.location.search).toBe(`?${oslo}`);
    expect(await headers()).toEqual(['Service', 'Capacity']);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.search).toBe('?text=kst'));
    expect(await menu('View')).toBeInTheDocument();
    expect(await headers()).toContain('Site');
  });

  it('says that it has been changed, and keeps the change where its owner wants it', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt(`/services?${oslo}`, purchaser);
    await menu('View: Oslo');
    await user.click(await screen.findByRole('button', { name: 'Remove Oslo' }));
    await choose(user, 'View: Oslo, changed', 'Save the changes');
    expect(await screen.findByText('The view has been saved')).toBeInTheDocument();
    expect(inventory.to('PUT', '/saved-views/view-oslo')).toMatchObject([
      {
        body: { name: 'Oslo', query: 'sort=-capacity&rows=comfortable', columns: ['serviceName', 'capacity'] },
        ifMatch: '"1"',
      },
    ]);
    expect(await menu('View: Oslo')).toBeInTheDocument();
    expect(router.state.location.search).toContain('saved=view-oslo');
  });

  it('that somebody else has changed meanwhile is replaced by who saves again', async () => {
    const inventory = aServiceInventory();
    const { user } = await renderAt(`/services?${oslo}&product=dia`, purchaser);
    await menu('View: Oslo, changed');
    inventory.savedViews = inventory.savedViews.map((saved) => ({ ...saved, version: 9, query: 'city=Bergen' }));
    await choose(user, 'View: Oslo, changed', 'Save the changes');
    expect(await screen.findByText(/^Somebody else has changed the view in the meantime/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save the changes' }));
    expect(await screen.findByText('The view has been saved')).toBeInTheDocument();
    expect(inventory.to('PUT', '/saved-views/view-oslo').map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"9"']);
  });

  it('has no search words in it', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt(`/services?${oslo}&text=kst`, purchaser);
    expect(await menu('View: Oslo')).toBeInTheDocument();
    await choose(user, 'View: Oslo', 'Save as a new view…');
    await name(user, 'North');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await menu('View: North')).toBeInTheDocument();
    expect(inventory.to('POST', '/saved-views')[0]?.body).toMatchObject({
      query: 'city=Oslo&sort=-capacity&rows=comfortable',
    });
    expect(router.state.location.search).toContain('text=kst');
  });

  it('takes other columns into the address, not into the browser', async () => {
    aServiceInventory();
    const { user, router } = await renderAt(`/services?${oslo}`, purchaser);
    await user.click(await menu('View: Oslo'));
    await user.click(await screen.findByRole('checkbox', { name: 'City' }));
    await waitFor(() => expect(router.state.location.search).toContain('column=city'));
    expect(await menu('View: Oslo, changed')).toBeInTheDocument();
    expect(localStorage.getItem('skerry.services.columns')).toBeNull();
  });

  it('without columns of its own is changed by others too, and leaves the browser as it was', async () => {
    const inventory = aServiceInventory();
    inventory.savedViews = inventory.savedViews.map((saved) => ({ ...saved, columns: [] }));
    const { user, router } = await renderAt('/services?city=Oslo&sort=-capacity&saved=view-oslo', purchaser);
    await user.click(await menu('View: Oslo'));
    await user.click(await screen.findByRole('checkbox', { name: 'City' }));
    expect(await menu('View: Oslo, changed')).toBeInTheDocument();
    expect(router.state.location.search).toContain('column=city');
    expect(localStorage.getItem('skerry.services.columns')).toBeNull();
  });

  it('says which parts of the list are not as it has them', async () => {
    aServiceInventory();
    const { user } = await renderAt(
      '/services?product=dia&sort=capacity&column=serviceName&rows=compact&saved=view-oslo',
      purchaser,
    );
    await user.click(await menu('View: Oslo, changed'));
    expect(await screen.findByText('Not saved: filters, order, row height and columns')).toBeInTheDocument();
  });

  it('is one of several, the list without a view being the first', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', purchaser);
    await user.click(await menu('View'));
    const standard = await screen.findByRole('link', { name: /^Standard view/ });
    expect(within(screen.getByRole('group', { name: 'My views' })).getAllByRole('link')[0]).toBe(standard);
    expect(standard).toHaveTextContent('Standard viewOpens first');
    expect(standard).toHaveAttribute('aria-current', 'page');
  });

  it('is not the standard one where the list is filtered, nor what opens first where another does', async () => {
    const inventory = aServiceInventory();
    inventory.savedViews = inventory.savedViews.map((saved) => ({ ...saved, opensFirst: saved.id === 'view-oslo' }));
    const { user } = await renderAt('/services?product=dia&saved=none', purchaser);
    await user.click(await menu('View'));
    expect(await screen.findByRole('link', { name: /^Standard view$/ })).not.toHaveAttribute('aria-current');
  });

  it('gives the focus of the button that saved it to its name', async () => {
    aServiceInventory();
    const { user } = await renderAt(`/services?${oslo}&product=dia`, purchaser);
    await choose(user, 'View: Oslo, changed', 'Save the changes');
    await screen.findByText('The view has been saved');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Oslo/ })).toHaveFocus());
  });

  it('that the list opens with is marked where views are managed', async () => {
    const inventory = aServiceInventory();
    inventory.savedViews = inventory.savedViews.map((saved) => ({ ...saved, opensFirst: saved.id === 'view-oslo' }));
    const { user } = await renderAt('/services?saved=none', purchaser);
    await choose(user, 'View', 'Manage views…');
    const entries = within(await screen.findByRole('dialog', { name: 'Manage views' })).getAllByRole('listitem');
    expect(entries.filter(({ textContent }) => textContent.includes('Opens first'))).toHaveLength(1);
    expect(entries.find(({ textContent }) => textContent.includes('Oslo'))).toHaveTextContent(/^OsloOpens first/);
  });

  it('of somebody else can be kept under another name only', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt('/services?tag=tag-hq&city=Oslo&saved=view-hq', purchaser);
    await user.click(await menu('View: Head office, changed'));
    expect(screen.queryByRole('button', { name: 'Save the changes' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save as a new view…' }));
    await name(user, ' Oslo office ');
    await user.click(screen.getByRole('radio', { name: /^Everyone at/ }));
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await menu('View: Oslo office')).toBeInTheDocument();
    expect(inventory.to('POST', '/saved-views')[0]?.body).toEqual({
      page: 'services',
      name: 'Oslo office',
      query: 'city=Oslo&tag=tag-hq&rows=comfortable',
      columns: ['serviceName', 'site', 'capacity', 'status', 'contractEnd', 'tags'],
      sharedWith: 'COMPANY',
      opensFirst: false,
    });
    expect(router.state.location.search).toContain('saved=view-Oslo+office');
  });

  it('says before it is saved what it will keep, and that search words are not part of it', async () => {
    aServiceInventory();
    const { user } = await renderAt(`/services?${oslo}&text=kst`, purchaser);
    await choose(user, 'View: Oslo', 'Save as a new view…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a new view' }));
    expect(
      dialog.getByText('Filters, order, columns and row height are saved. Search words are not.'),
    ).toBeInTheDocument();
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Not endedOslo',
      'Capacity, descending',
      'Service, Capacity',
    ]);
    expect(dialog.getByRole('radio', { name: 'Only me' })).toBeChecked();
  });

  it('needs a name that no other has, and says so at the field', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', purchaser);
    await choose(user, 'View', 'Save as a new view…');
    await name(user, 'Oslo');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/There is already a view with this name/));
    expect(screen.getByRole('button', { name: 'Save view' })).toBeDisabled();
    await name(user, 'Łódź');
    expect(field).toHaveAccessibleDescription(/unsupported characters: Ł/);
  });

  it('that somebody else has changed meanwhile is named anew on top of that', async () => {
    const inventory = aServiceInventory();
    const { user } = await renderAt('/services', purchaser);
    await choose(user, 'View', 'Manage views…');
    await user.click(await screen.findByRole('button', { name: 'Edit Oslo' }));
    inventory.savedViews = inventory.savedViews.map((saved) => ({ ...saved, version: 9, query: 'city=Bergen' }));
    await name(user, 'Norway');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The view was not saved')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The view has been saved')).toBeInTheDocument();
    expect(inventory.savedViews[0]).toMatchObject({ name: 'Norway', query: 'city=Bergen', version: 10 });
  });

  it('says in the dialog what comes of a change while that is open, and alerts of nothing above it', async () => {
    aServiceInventory();
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.put(portalUserUrl('/saved-views/:id'), async () => {
        await mayAnswer;
        return undefined;
      }),
    );
    const { user } = await renderAt('/services?tag=tag-hq&saved=view-hq', purchaser);
    await choose(user, 'View: Head office', 'Open Sites and services with this view');
    await choose(user, 'View: Head office', 'Manage views…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage views' }));
    answer();
    expect(await dialog.findByText('The list now opens with this view')).toBeInTheDocument();
    expect(screen.getAllByText('The list now opens with this view')).toHaveLength(1);
  });

  it('takes its alert with it where the dialog opens', async () => {
    aServiceInventory();
    const { user } = await renderAt(`/services?${oslo}&product=dia`, purchaser);
    await choose(user, 'View: Oslo, changed', 'Save the changes');
    expect(await screen.findByText('The view has been saved')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await choose(user, 'View: Oslo', 'Manage views…');
    await screen.findByRole('dialog', { name: 'Manage views' });
    await waitFor(() => expect(screen.queryByText('The view has been saved')).not.toBeInTheDocument());
  });

  it('that is gone leaves what it showed', async () => {
    aServiceInventory();
    const { router } = await renderAt('/services?city=Oslo&saved=view-gone', purchaser);
    await waitFor(() => expect(router.state.location.search).toBe('?city=Oslo'));
    expect(await menu('View')).toBeInTheDocument();
  });

  it('is of one list only, and of every list', async () => {
    const inventory = aServiceInventory();
    const [first] = inventory.savedViews;
    if (!first) throw new Error('There is no saved view.');
    const late = {
      ...first,
      id: 'view-late',
      page: 'orders' as const,
      name: 'Late',
      query: 'delayed=true',
      columns: [],
    };
    inventory.savedViews = [...inventory.savedViews, late];
    anOrdersApiStub();
    const { user, router } = await renderAt('/services/orders', purchaser);
    await choose(user, 'View', 'Late');
    expect(await menu('View: Late')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?delayed=true&saved=view-late');
    await user.click(await menu('View: Late'));
    expect(screen.queryByText('Oslo')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Save as a new view…' }));
    await name(user, 'Late ones');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await menu('View: Late ones')).toBeInTheDocument();
    expect(inventory.to('POST', '/saved-views')[0]?.body).toMatchObject({
      page: 'orders',
      query: 'delayed=true&rows=comfortable',
    });
  });

  it('of the users shows their columns', async () => {
    const inventory = aServiceInventory();
    aUserDirectory();
    const { user, router } = await renderAt('/users', { user: { roles: ['UserAdministrator'] } });
    await choose(user, 'View', 'Save as a new view…');
    await name(user, 'By name');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await menu('View: By name')).toBeInTheDocument();
    expect(inventory.to('POST', '/saved-views')[0]?.body).toMatchObject({ page: 'users', query: 'rows=comfortable' });
    expect(router.state.location.search).toContain('saved=view-By');
  });
});

describe('the height of the rows', () => {
  it('is part of a saved view, and leaves the one of other lists alone', async () => {
    const inventory = aServiceInventory();
    const { user, router } = await renderAt('/services?city=Oslo', purchaser);
    await user.click(await menu('View'));
    await user.click(await screen.findByRole('radio', { name: 'Compact' }));
    await user.click(await screen.findByText('Save as a new view…'));
    await name(user, 'Dense');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await user.click(await menu('View: Dense'));
    expect(inventory.to('POST', '/saved-views')[0]?.body).toMatchObject({ query: 'city=Oslo&rows=compact' });
    expect(router.state.location.search).toContain('rows=compact');
    await user.click(await screen.findByRole('radio', { name: 'Comfortable' }));
    expect(await menu('View: Dense, changed')).toBeInTheDocument();
    expect(localStorage.getItem('skerry.list.density')).toBe('compact');
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    window.innerWidth = 320;
  });
  afterEach(() => {
    window.innerWidth = 1440;
  });

  it('a saved view is named above the number of rows, and is left there', async () => {
    aServiceInventory();
    const { user, router } = await renderAt(`/services?${oslo}`, purchaser);
    expect(await screen.findByText('View: Oslo')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Leave the view' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText(/^\d+ of \d+ services$/)).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('a saved view is said to be changed where it is', async () => {
    aServiceInventory();
    await renderAt(`/services?${oslo}&product=dia`, purchaser);
    expect((await screen.findByText('View: Oslo')).parentElement).toHaveTextContent('View: Oslochanged');
  });

  it('the menu begins with the views, and ends with what a row shows', async () => {
    aServiceInventory();
    const { user } = await renderAt('/services', purchaser);
    await user.click(await menu('View'));
    const panel = await screen.findByRole('dialog', { name: 'View' });
    await within(panel).findByText('Oslo');
    expect(panel.textContent).toMatch(
      /^My views.*Select rows.*ColumnsEach row shows Service, Site, Capacity and Status\./,
    );
    expect(within(panel).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('the view that a list opens with', () => {
  const opening = () => {
    const inventory = aServiceInventory();
    inventory.savedViews = inventory.savedViews.map((saved) => ({ ...saved, opensFirst: saved.id === 'view-oslo' }));
    return inventory;
  };

  it('is there where the address says nothing, and can be left', async () => {
    opening();
    const { user, router } = await renderAt('/services', purchaser);
    expect(await menu('View: Oslo')).toBeInTheDocument();
    expect(router.state.location.search).toBe(`?${oslo}`);
    await user.click(await menu('View: Oslo'));
    expect(await screen.findByRole('link', { name: /^Oslo.*Opens first/ })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Standard view' }));
    expect(await menu('View')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?saved=none');
    await act(() => router.navigate('/services'));
    expect(await menu('View: Oslo')).toBeInTheDocument();
  });

  it('takes the place of nothing that an address says, not even when that is taken away', async () => {
    opening();
    const { user, router } = await renderAt('/services?city=Bergen', purchaser);
    await waitFor(() => expect(router.state.location.search).toBe('?city=Bergen&saved=none'));
    const sites = () => screen.getByRole('link', { name: /^Sites \d/ });
    await waitFor(() => expect(sites()).toHaveAttribute('href', expect.stringContaining('saved=none')));
    await user.click(await screen.findByRole('button', { name: 'Remove Bergen' }));
    await waitFor(() => expect(router.state.location.search).toBe('?saved=none'));
    expect(await menu('View')).toBeInTheDocument();
  });

  it('is chosen where a view is saved, for the reader alone', async () => {
    const inventory = aServiceInventory();
    const { user } = await renderAt('/services?city=Oslo', purchaser);
    await choose(user, 'View', 'Save as a new view…');
    await name(user, 'North');
    const box = await screen.findByRole('checkbox', { name: /^Open Sites and services with this view/ });
    expect(box.closest('label')).toHaveTextContent('For you only. Others choose for themselves');
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await menu('View: North')).toBeInTheDocument();
    expect(inventory.to('POST', '/saved-views')[0]?.body).toMatchObject({ opensFirst: true });
  });

  it('may be one that somebody else has shared', async () => {
    const inventory = aServiceInventory();
    const { user } = await renderAt('/services?tag=tag-hq&saved=view-hq', purchaser);
    await choose(user, 'View: Head office', 'Open Sites and services with this view');
    expect(await screen.findByText('The list now opens with this view')).toBeInTheDocument();
    expect(inventory.to('PUT', '/saved-views/view-hq')).toMatchObject([
      { body: { name: 'Head office', query: 'tag=tag-hq', opensFirst: true }, ifMatch: '"3"' },
    ]);
    await choose(user, 'View: Head office', 'Don’t open Sites and services with this view');
    expect(await screen.findByText('The list now opens without a view')).toBeInTheDocument();
  });
});
