import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { compilePages } from '../../../testing/compilePages.ts';
import { findViolations } from '../../../testing/findViolations.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { quoteAndOrderUrl, server } from '../../../testing/server.ts';
import { aPurchaseApiStub } from '../testing/aPurchaseApiStub.ts';
import { aPlannedSite, aSiteList, anAgreement } from '../testing/someSiteLists.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/quote-and-order');
  await Promise.all([import('./ManyPage.tsx'), import('../../../platform/unsaved-changes/LeaveDialog.tsx')]);
}, 60_000);

const width = window.innerWidth;
beforeEach(() => {
  window.innerWidth = width;
  localStorage.clear();
  sessionStorage.clear();
});

/** As a turned tablet, or a larger zoom. */
function resizeTo(px: number) {
  act(() => {
    window.innerWidth = px;
    window.dispatchEvent(new Event('resize'));
  });
}

const open = (query: string) =>
  renderAt(`/quote-and-order?${query}`, { user: { roles: ['Purchaser'] }, agreements: [anAgreement()] });

describe('many places', () => {
  it('are pasted and checked', async () => {
    const stub = aPurchaseApiStub();
    const { user, router } = await open('searchStep=multi');
    await user.click(await screen.findByRole('textbox', { name: /Pasted rows/ }));
    await user.paste('Norra Kajen 2, Sundsvall\nTerminal;Hamngatan 9;SE');
    await user.click(screen.getByRole('button', { name: 'Check 2 sites' }));
    await waitFor(() => expect(router.state.location.search).toBe('?searchStep=multi&list=list-1'));
    expect(stub.made[0]?.list.sites).toEqual([
      { address: 'Norra Kajen 2, Sundsvall' },
      { name: 'Terminal', address: 'Hamngatan 9', country: 'SE' },
    ]);
  });

  it('may be data centres', async () => {
    const stub = aPurchaseApiStub();
    const { user } = await open('searchStep=multi');
    await user.click(await screen.findByRole('combobox', { name: /^Our data centres/ }));
    await user.click(await screen.findByRole('option', { name: /Oslo 1/ }));
    await user.click(screen.getByRole('button', { name: 'Check 1 site' }));
    await waitFor(() => expect(stub.made[0]?.list.sites).toEqual([{ dataCenterSiteId: 'DC-OSL1' }]));
  });

  it('are refused before they are sent where there are too many', async () => {
    aPurchaseApiStub();
    const { user } = await open('searchStep=multi');
    await user.click(await screen.findByRole('textbox', { name: /Pasted rows/ }));
    await user.paste(Array.from({ length: 1001 }, (_, index) => `Street ${index}`).join('\n'));
    expect(await screen.findByText('1,001 rows. A list takes at most 1,000.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Check/ })).toBeDisabled();
  });

  it('are not lost where a file is chosen besides: they wait to be added to its rows', async () => {
    aPurchaseApiStub();
    server.use(
      http.post(quoteAndOrderUrl('/planned-customer-site-lists/file'), () =>
        HttpResponse.json({ id: 'list-1', name: 'PO', accepted: 1, rows: [] }, { status: 201 }),
      ),
    );
    const { user } = await open('searchStep=multi');
    await user.click(await screen.findByRole('textbox', { name: /Pasted rows/ }));
    await user.paste('Hamngatan 9, Gävle');
    const file = new File(['a;b'], 'sites.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('File', { selector: 'input' }), file);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add rows' }));
    expect(dialog.getByRole('textbox', { name: /Pasted rows/ })).toHaveValue('Hamngatan 9, Gävle');
    expect(dialog.getByRole('button', { name: 'Add 1 row' })).toBeEnabled();
  });

  it('come from a file, which may be one that cannot be read', async () => {
    aPurchaseApiStub();
    server.use(
      http.post(quoteAndOrderUrl('/planned-customer-site-lists/file'), () =>
        HttpResponse.json(aProblem(422, { code: 'FILE_UNREADABLE' }), { status: 422 }),
      ),
    );
    const { user } = await open('searchStep=multi');
    await user.upload(
      await screen.findByLabelText('File', { selector: 'input' }),
      new File(['a;b'], 'sites.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText('The file could not be read.')).toBeInTheDocument();
  });
});

describe('a list of more than 200 rows', () => {
  const address = 'https://mint.example/search';
  const openList = async (rows: number, flags = { largeLinkToMint: true }, links = { largeSearch: address }) => {
    const sites = Array.from({ length: rows }, (_, row) => aPlannedSite({ id: `site-${row}`, row: row + 1 }));
    aPurchaseApiStub({ list: aSiteList({ sites }) });
    const as = { user: { roles: ['Purchaser'] }, agreements: [anAgreement()], flags, config: { links } };
    await renderAt('/quote-and-order?searchStep=multi&list=list-1', as);
    await screen.findByRole('table');
    return screen.queryByRole('link', { name: 'The tool for large searches' });
  };

  it('leads to the tool for large searches, where the company and the provider have it', async () => {
    expect(await openList(201)).toHaveAttribute('href', address);
  });

  it.each([
    ['with fewer rows', 200],
    ['without the flag', 201, {}],
    ['without the tool', 201, undefined, {}],
  ] as const)('does not lead there %s', async (_when, ...given) => {
    expect(await openList(...(given as Parameters<typeof openList>))).toBeNull();
  });
});

describe('the rows of a list', () => {
  const list = aSiteList({
    sites: [
      aPlannedSite(),
      aPlannedSite({
        id: 'site-2',
        row: 2,
        name: 'Hamngatan 9',
        address: 'Hamngatan 9',
        state: 'ambiguous',
        locationCoordinate: null,
        candidates: [
          {
            text: 'Hamngatan 9, 231 42 Trelleborg',
            magicKey: 'key-9',
            kind: 'address',
            country: 'SE',
            confidence: 'onNet',
            buildings: 0,
            street: 'Hamngatan 9',
            zipCode: '231 42',
            city: 'Trelleborg',
            coordinates: { longitude: 13.157, latitude: 55.376 },
          },
        ],
      }),
      aPlannedSite({
        id: 'site-3',
        row: 3,
        name: 'Nowhere',
        address: 'Nowhere 1',
        state: 'notFound',
        locationCoordinate: null,
      }),
      aPlannedSite({
        id: 'site-4',
        row: 4,
        name: 'Again',
        state: 'duplicate',
        code: 'samePlace',
        duplicateOf: 'site-1',
      }),
      aPlannedSite({
        id: 'site-5',
        row: 5,
        name: 'Kontor',
        state: 'rejected',
        field: 'customerSearchReference',
        code: 'unsupportedCharacter',
        character: '→',
        customerSearchReference: 'TN→',
      }),
    ],
  });
  const rows = 'searchStep=multi&list=list-1';

  it('show those to fix, each with its way out', async () => {
    const stub = aPurchaseApiStub({ list });
    const { user } = await open(rows);
    const table = within(await screen.findByRole('grid', { name: 'To fix' }));
    expect(table.queryByText('1. Norra Kajen 2')).not.toBeInTheDocument();
    expect(table.getByText('Within 15 m of row 1, Norra Kajen 2.')).toBeInTheDocument();
    expect(table.getByText(/^Reference: .*→/)).toBeInTheDocument();
    await user.click(
      table.getByRole('button', {
        name: /^Hamngatan 9, 231 42 Trelleborg, Fibre in the building, \d+\skm from row 1$/,
      }),
    );
    await waitFor(() =>
      expect(stub.changes[0]?.change.changeSites).toEqual([
        { id: 'site-2', site: { country: 'SE', address: 'Hamngatan 9, 231 42 Trelleborg', magicKey: 'key-9' } },
      ]),
    );
  });

  it('are written in their cells: Enter saves and goes down, Escape leaves a cell as it was', async () => {
    const stub = aPurchaseApiStub({
      list: aSiteList({ sites: [aPlannedSite({ magicKey: 'key-1' }), aPlannedSite({ id: 'site-2', row: 2 })] }),
    });
    const { user } = await open(rows);
    await user.click(await screen.findByRole('button', { name: /^Country of row 1/ }));
    const field = screen.getByRole('textbox', { name: 'Country of row 1' });
    await user.clear(field);
    await user.type(field, 'SVE{Enter}');
    expect(field).toBeInvalid();
    expect(stub.changes).toHaveLength(0);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Country of row 1: SE' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Name of row 1/ }));
    await user.keyboard('Terminal{Enter}');
    await waitFor(() =>
      expect(stub.changes[0]?.change.changeSites).toMatchObject([
        { id: 'site-1', site: { name: 'Terminal', magicKey: 'key-1' } },
      ]),
    );
    expect(await screen.findByRole('textbox', { name: 'Name of row 2' })).toHaveFocus();
  });

  describe('by the keyboard', () => {
    const cells = aSiteList({
      sites: [
        aPlannedSite({ customerSearchReference: 'TN-1' }),
        aPlannedSite({ id: 'site-2', row: 2, customerSearchReference: 'TN-2' }),
      ],
    });
    const cell = (name: string | RegExp) => screen.findByRole('button', { name });

    it('are left with Escape as they were, and their cell keeps the focus', async () => {
      const stub = aPurchaseApiStub({ list });
      const { user } = await open(rows);
      // Also where the rows of another tab stand in the place of those that came with the page.
      await user.click(await screen.findByRole('tab', { name: /^All rows/ }));
      await user.click(await cell('Name of row 1: Norra Kajen 2'));
      await user.keyboard('Terminal{Escape}');
      expect(await cell('Name of row 1: Norra Kajen 2')).toHaveFocus();
      expect(stub.changes).toHaveLength(0);
    });

    it('are one stop of the Tab key, gone through with arrows; F2 or a letter begins, Tab saves and leaves', async () => {
      const stub = aPurchaseApiStub({ list: cells });
      const { user } = await open(rows);
      (await cell(/^Name of row 1/)).focus();
      await user.keyboard('{ArrowRight}{ArrowDown}');
      expect(await cell(/^Address of row 2/)).toHaveFocus();
      await user.keyboard('{ArrowLeft}{F2}');
      const field = await screen.findByRole('textbox', { name: 'Name of row 2' });
      expect(field).toHaveFocus();
      expect(field).toHaveValue('Norra Kajen 2');
      await user.keyboard('{Escape}{ArrowUp}Te');
      expect(await screen.findByRole('textbox', { name: 'Name of row 1' })).toHaveValue('Te');
      await user.keyboard('rminal');
      await user.tab();
      expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
      await waitFor(() => expect(stub.changes).toHaveLength(1));
      expect(stub.changes[0]?.change.changeSites).toMatchObject([{ id: 'site-1', site: { name: 'Terminal' } }]);
    });

    it('keep what is being written where the window becomes too narrow for them, and the focus', async () => {
      aPurchaseApiStub({ list: cells });
      const { user } = await open(rows);
      await user.click(await cell(/^Name of row 2/));
      await user.keyboard('Termin');
      resizeTo(768);
      const form = within(await screen.findByRole('group', { name: 'Edit row 2' }));
      const [name] = form.getAllByRole('textbox', { name: /^Name/ });
      expect(name).toHaveFocus();
      expect(name).toHaveValue('Termin');
      await user.keyboard('al');
      resizeTo(width);
      expect(await cell(/^Name of row 1/)).toBeInTheDocument();
      expect(name).toHaveFocus();
      expect(name).toHaveValue('Terminal');
    });

    it('give the focus to what opens the form of their row in a narrow window, and get it back', async () => {
      aPurchaseApiStub({ list: cells });
      await open(rows);
      (await cell(/^Reference of row 2/)).focus();
      resizeTo(768);
      expect(await cell('2. Norra Kajen 2')).toHaveFocus();
      resizeTo(width);
      expect(await cell(/^Reference of row 2/)).toHaveFocus();
    });

    it('stay in the last row with Enter', async () => {
      const stub = aPurchaseApiStub({ list: cells });
      const { user } = await open(rows);
      await user.click(await cell('Reference of row 2: TN-2'));
      await user.keyboard('TN-9{Enter}');
      expect(await cell(/^Reference of row 2/)).toHaveFocus();
      await waitFor(() => expect(stub.changes).toHaveLength(1));
      expect(await cell(/^Reference of row 2/)).toHaveFocus();
    });

    it('get the focus back from the form of their contact', async () => {
      aPurchaseApiStub({ list: cells });
      const { user } = await open(rows);
      const contact = await cell(/^Contact of row 1/);
      await user.click(contact);
      const form = within(screen.getByRole('group', { name: 'Edit row 1' }));
      expect(form.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('group', { name: 'Edit row 1' })).not.toBeInTheDocument();
      expect(contact).toHaveFocus();
      await user.click(contact);
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(contact).toHaveFocus();
    });

    it('say below their row what cannot be saved', async () => {
      aPurchaseApiStub({ list: cells });
      const { user } = await open(rows);
      await user.click(await cell(/^Coordinate of row 2/));
      await user.keyboard('here');
      const field = screen.getByRole('textbox', { name: 'Coordinate of row 2' });
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(
        'Coordinate: Enter latitude and longitude, for example 67.1339, 20.6528.',
      );
      const note = screen.getByRole('alert');
      expect(note.closest('td')).toHaveAttribute('colspan', '9');
    });
  });

  it('say what is wrong with them at the cell that it is about', async () => {
    aPurchaseApiStub({ list });
    await open(rows);
    expect(await screen.findByRole('button', { name: /^Reference of row 5/ })).toHaveAccessibleDescription(
      /^Reference: .*→/,
    );
    expect(screen.getByRole('button', { name: /^Address of row 3/ })).toHaveAccessibleDescription(
      'No such address. Correct it, or enter a coordinate.',
    );
  });

  it('are kept although they repeat another one', async () => {
    const stub = aPurchaseApiStub({ list });
    const { user } = await open(rows);
    await user.click(await screen.findByRole('button', { name: 'Keep both rows, 1 and 4' }));
    await waitFor(() =>
      expect(stub.changes[0]?.change.changeSites).toMatchObject([
        { id: 'site-4', site: { name: 'Again', mayRepeat: true } },
      ]),
    );
  });

  it('are added to', async () => {
    const stub = aPurchaseApiStub({ list });
    const { user } = await open(rows);
    await user.click(await screen.findByRole('button', { name: 'Add rows' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add rows' }));
    await user.click(dialog.getByRole('textbox', { name: /Pasted rows/ }));
    await user.paste('Hamngatan 9\nStorgatan 5');
    await user.click(dialog.getByRole('button', { name: 'Add 2 rows' }));
    await waitFor(() =>
      expect(stub.changes[0]?.change).toEqual({ addSites: [{ address: 'Hamngatan 9' }, { address: 'Storgatan 5' }] }),
    );
    expect(await screen.findByRole('grid', { name: 'All rows' })).toBeInTheDocument();
  });

  it('are found by name, address and reference', async () => {
    aPurchaseApiStub({ list });
    const { user } = await open(rows);
    await user.type(await screen.findByRole('searchbox', { name: 'Name, address or reference' }), 'kontor');
    expect(screen.getByRole('button', { name: 'Name of row 5: Kontor' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /of row 2/ })).not.toBeInTheDocument();
  });

  it('that are searched for in vain say so, show where others match, and can be shown again', async () => {
    aPurchaseApiStub({ list });
    const { user } = await open(rows);
    const search = () => screen.findByRole('searchbox', { name: 'Name, address or reference' });
    await user.type(await search(), 'norra kajen 2');
    await user.click(screen.getByRole('tab', { name: /^Not found/ }));
    expect(screen.getByRole('heading', { name: 'Nothing under “Not found” matches' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 3 matches in all rows' }));
    expect(screen.getByRole('button', { name: /^Name of row 1/ })).toBeInTheDocument();
    expect(await search()).toHaveFocus();
    await user.keyboard('{End}!');
    expect(screen.getByRole('heading', { name: 'Nothing matches “norra kajen 2!”' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await search()).toHaveFocus();
    expect(screen.getByRole('button', { name: /^Name of row 1/ })).toBeInTheDocument();
  });

  it('that are not found can be sent to a specialist', async () => {
    const stub = aPurchaseApiStub({ list });
    const { user } = await open(rows);
    await user.click(await screen.findByRole('button', { name: 'Send row 3 to manual handling' }));
    const site = { name: 'Nowhere', address: 'Nowhere 1', country: 'SE' };
    await waitFor(() =>
      expect(stub.changes[0]?.change.changeSites).toMatchObject([
        { id: 'site-3', site: { ...site, mayBeByHand: true } },
      ]),
    );
  });

  it('that a specialist is to find say so, and can be taken back', async () => {
    const sent = aPlannedSite({
      name: 'Lager',
      address: 'Satamakatu 4',
      country: 'FI',
      locationCoordinate: null,
      magicKey: null,
      isByHand: true,
      mayBeByHand: true,
    });
    const stub = aPurchaseApiStub({ list: aSiteList({ sites: [sent, aPlannedSite({ id: 'site-2', row: 2 })] }) });
    const { user } = await open(rows);
    expect(await screen.findByText('Manual handling')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue with 2 sites' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take row 1 back from manual handling' }));
    await waitFor(() =>
      expect(stub.changes[0]?.change.changeSites).toEqual([
        { id: 'site-1', site: { name: 'Lager', address: 'Satamakatu 4', country: 'FI' } },
      ]),
    );
  });

  it('say everything that is wrong with a rejected one at its field, and send what was corrected', async () => {
    window.innerWidth = 992;
    const rejected = aPlannedSite({
      row: 4,
      state: 'rejected',
      field: 'contacts.0.name',
      code: 'required',
      country: 'SVE',
      contacts: [{ name: '', email: 'erik@havstrand.example', phone: '123' }],
    });
    const stub = aPurchaseApiStub({ list: aSiteList({ sites: [rejected, aPlannedSite({ id: 'site-2' })] }) });
    const { user } = await open(rows);
    await user.click(await screen.findByRole('button', { name: 'Edit row 4' }));
    const row = within(await screen.findByRole('group', { name: 'Edit row 4' }));
    const field = (name: RegExp) => row.getAllByRole('textbox', { name }).at(-1) ?? row.getByRole('textbox', { name });
    for (const name of [/^Name/, /^Phone/, /^Country/]) expect(field(name)).toBeInvalid();
    expect(field(/^E-mail/)).not.toBeInvalid();
    const save = row.getByRole('button', { name: 'Save row 4' });
    expect(save).toBeDisabled();
    await user.type(field(/^Name/), 'Erik Hammarström');
    await user.clear(field(/^Phone/));
    await user.type(field(/^Phone/), '+46 70 174 06 31');
    await user.clear(field(/^Country/));
    await user.type(field(/^Country/), 'se');
    await user.click(save);
    await waitFor(() => expect(stub.changes).toHaveLength(1));
    expect(stub.changes[0]?.change.changeSites).toMatchObject([
      {
        id: 'site-1',
        site: {
          address: 'Norra Kajen 2, 852 31 Sundsvall',
          country: 'SE',
          contacts: [{ name: 'Erik Hammarström', email: 'erik@havstrand.example', phone: '+46 70 174 06 31' }],
        },
      },
    ]);
  });

  it('can be changed where they are valid, too', async () => {
    const stub = aPurchaseApiStub({ list: aSiteList({ sites: [aPlannedSite({ magicKey: 'key-1' })] }) });
    window.innerWidth = 992;
    const { user } = await open(rows);
    await user.click(await screen.findByRole('button', { name: 'More for row 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit row 1' }));
    const row = within(screen.getByRole('group', { name: 'Edit row 1' }));
    const [name] = row.getAllByRole('textbox', { name: /^Name/ });
    if (name) await user.clear(name);
    if (name) await user.type(name, 'Terminal');
    await user.click(row.getByRole('button', { name: 'Save row 1' }));
    await waitFor(() => expect(stub.changes).toHaveLength(1));
    expect(stub.changes[0]?.change.changeSites).toMatchObject([
      { id: 'site-1', site: { name: 'Terminal', magicKey: 'key-1' } },
    ]);
  });

  it('take a coordinate where no address is found', async () => {
    const stub = aPurchaseApiStub({ list });
    const { user } = await open(rows);
    await user.click(await screen.findByRole('button', { name: /^Coordinate of row 3/ }));
    await user.keyboard('67.1339, 20.6528{Enter}');
    await waitFor(() =>
      expect(stub.changes[0]?.change.changeSites).toMatchObject([
        { id: 'site-3', site: { name: 'Nowhere', locationCoordinate: { latitude: 67.1339, longitude: 20.6528 } } },
      ]),
    );
  });

  it('go on with those that can be priced', async () => {
    aPurchaseApiStub({ list });
    await open(rows);
    expect(await screen.findByRole('link', { name: 'Continue with 1 site' })).toHaveAttribute(
      'href',
      '/quote-and-order?siteList=list-1',
    );
    expect(screen.getByText(/4 rows stay in the list/)).toBeInTheDocument();
  });

  it('have no violations of accessibility rules', async () => {
    aPurchaseApiStub({ list });
    await open(rows);
    await screen.findByRole('grid', { name: 'To fix' });
    expect(await findViolations()).toEqual([]);
  });
});
