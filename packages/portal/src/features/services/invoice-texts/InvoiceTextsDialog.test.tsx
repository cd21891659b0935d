import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { findViolations } from '../../../testing/findViolations.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { server, servicesUrl } from '../../../testing/server.ts';
import { aServiceInventory } from '../../../testing/services-section/aServiceInventory.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await Promise.all([import('../ServicesPage.tsx'), import('./InvoiceTextsDialog.tsx')]);
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const billing = { user: { roles: ['BillingResponsible'] } };
const theDialog = () => screen.findByRole('dialog', { name: 'Invoice texts for many services' });
const field = () => screen.findByRole('textbox', { name: 'Service ids and invoice texts' });
const button = (name: string) => screen.getByRole('button', { name });
const rowsOf = async (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

async function openDialog() {
  const inventory = aServiceInventory();
  localStorage.setItem('skerry.services.columns', 'serviceName,invoiceText');
  const { user } = await renderAt('/services', billing);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Invoice texts' }));
  return { inventory, user, area: await field() };
}

async function check(text: string) {
  const opened = await openDialog();
  await opened.user.click(opened.area);
  await opened.user.paste(text);
  await opened.user.click(button('Check the rows'));
  return { ...opened, table: await screen.findByRole('table', { name: 'Rows' }) };
}

describe('invoice texts of many services', () => {
  it.each([
    ['OperationResponsible', 1],
    ['BillingResponsible', 1],
    ['OperationStaff', 0],
    ['Purchaser', 0],
  ])('are brought by %s: %d', async (role, count) => {
    aServiceInventory();
    const { user } = await renderAt('/services', { user: { roles: [role] } });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(screen.getAllByRole('menuitem')).not.toHaveLength(0);
    expect(screen.queryAllByRole('menuitem', { name: 'Invoice texts' })).toHaveLength(count);
  });

  it('are shown before they are saved, those that can’t be first', async () => {
    const { inventory, table } = await check(
      'serviceId;invoiceText\nSE-204418;Kst 9000\nSE-1;Kst 1\nSE-187740;Kst 2 €',
    );
    expect(await rowsOf(table)).toEqual([
      expect.stringMatching(/^SE-1 Row 3 .*Kst 1 Rejected Your company has no service with this id\.$/),
      expect.stringMatching(/^SE-187740 Row 4.*Rejected The field contains unsupported characters: €$/),
      expect.stringMatching(/^SE-204418 Row 2 · DIA Static .*Kst 9000 Before: Kst 4410Accepted$/),
    ]);
    expect(await theDialog()).toHaveAccessibleDescription('1 row can be saved, 2 are rejected.');
    expect(inventory.to('POST', '/services/lookup').map(({ body }) => body)).toEqual([{ ids: ['SE-204418', 'SE-1'] }]);
    expect(inventory.to('POST', '/services/bulk')).toEqual([]);
    expect(await findViolations()).toEqual([]);
  });

  it('are saved where they can be, and what is left can be corrected', async () => {
    const { inventory, user } = await check('SE-204418;Kst 9000\nSE-1;Kst 1\nSE-187740;Kst 2');
    server.use(
      http.post(
        servicesUrl('/services/bulk'),
        () => HttpResponse.json({ ok: ['SE-204418'], failed: [{ id: 'SE-187740', code: 'NOT_FOUND' }] }),
        { once: true },
      ),
    );
    await user.click(button('Save the accepted rows'));
    await screen.findByText('Saved');
    expect(await rowsOf(screen.getByRole('table', { name: 'Rows' }))).toEqual([
      expect.stringMatching(/^SE-1 .*Not saved Your company has no service with this id\.$/),
      expect.stringMatching(/^SE-187740 .*Not saved Your company has no service with this id\.$/),
      expect.stringMatching(/^SE-204418 .*Saved$/),
    ]);
    expect(await theDialog()).toHaveAccessibleDescription('1 row has been saved, 2 have not been saved.');
    await user.click(button('Correct the others'));
    const area = await field();
    expect(area).toHaveValue('SE-1;Kst 1\nSE-187740;Kst 2');
    await user.clear(area);
    await user.paste('SE-187740;Kst 2');
    await user.click(button('Check the rows'));
    await user.click(await screen.findByRole('button', { name: 'Save the accepted rows' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Correct the others' })).not.toBeInTheDocument();
    expect(inventory.to('POST', '/services/bulk').at(-1)?.body).toEqual({
      op: { type: 'setInvoiceTexts', texts: [{ id: 'SE-187740', invoiceText: 'Kst 2' }] },
    });
    await user.click(button('Done'));
    expect(await screen.findByRole('row', { name: /SE-187740/ })).toHaveTextContent('Kst 2');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stay as they were brought where saving fails', async () => {
    const { user } = await check('SE-204418;Kst 9000');
    server.use(http.post(servicesUrl('/services/bulk'), () => HttpResponse.json(aProblem(503), { status: 503 })));
    await user.click(button('Save the accepted rows'));
    expect(await screen.findByText('The invoice texts were not saved')).toBeInTheDocument();
    expect(button('Save the accepted rows')).toBeEnabled();
    await user.click(button('Edit the rows'));
    expect(await field()).toHaveValue('SE-204418;Kst 9000');
  });

  it('are kept for the next login where the session ends while they are saved', async () => {
    const { user } = await check('SE-204418;Kst 9000');
    server.use(http.post(servicesUrl('/services/bulk'), () => HttpResponse.json(aProblem(401), { status: 401 })));
    await user.click(button('Save the accepted rows'));
    await waitFor(() => expect(JSON.stringify(Object.entries(sessionStorage))).toContain('SE-204418;Kst 9000'));
  });

  it('ask before they are thrown away', async () => {
    const { user } = await check('SE-204418;Kst 9000');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByText('Accepted')).toBeInTheDocument();
  });

  it('can’t be saved where no row is good', async () => {
    const { inventory } = await check('SE-204418\n;Kst 1');
    expect(button('Save the accepted rows')).toBeDisabled();
    expect(inventory.to('POST', '/services/lookup')).toEqual([]);
  });

  it('are at most 500', async () => {
    const { user, area } = await openDialog();
    await user.click(area);
    await user.paste(Array.from({ length: 501 }, (_, index) => `SE-${index};Kst`).join('\n'));
    expect(await screen.findByText('There are 501 rows. At most 500 can be saved at a time.')).toBeInTheDocument();
    expect(button('Check the rows')).toBeDisabled();
  });

  it('come from a file too, after what was typed', async () => {
    const { user, area } = await openDialog();
    const input = screen.getByLabelText(/^From a file/);
    await user.upload(input, new File(['SE-204418;Kst 1\r\n'], 'texts.csv', { type: 'text/csv' }));
    await screen.findByText('texts.csv has been read');
    expect(area).toHaveValue('SE-204418;Kst 1\n');
    await user.upload(input, new File(['SE-204418;Kst 2'], 'better.csv', { type: 'text/csv' }));
    await screen.findByText('better.csv has been read');
    expect(area).toHaveValue('SE-204418;Kst 2');
    await user.type(area, '{Enter}SE-187740;Kst 3');
    await user.upload(input, new File(['SE-1;Kst 4'], 'more.csv', { type: 'text/csv' }));
    await screen.findByText('more.csv has been read');
    expect(area).toHaveValue('SE-204418;Kst 2\nSE-187740;Kst 3\nSE-1;Kst 4');
  });
});
