import { languageList } from '@skerry/i18n';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { administrators, aProblem } from '../../testing/builders.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt, type RenderOptions } from '../../testing/renderAt.tsx';
import { server, userAdminUrl } from '../../testing/server.ts';

// Compiled before the clock of the first test runs.
beforeAll(() => import('./AdministratorsDialog.tsx'), 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const url = userAdminUrl('/customer/administrators');
const row = /^(Administrators|Administratörer|Administratorer)$/;

async function open(options: RenderOptions = {}) {
  const view = await renderAt('/home', options);
  await view.user.click(await screen.findByRole('button', { name: /Astrid Lindqvist/ }));
  await view.user.click(screen.getByRole('button', { name: row }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: row }) };
}

describe('the customer’s administrators', () => {
  it.each([
    ['a user without the right to give roles', { roles: ['OperationStaff'] }],
    ['staff', { isInternal: true, roles: [] }],
  ])('are shown to %s', async (_who, user) => {
    const { dialog } = await open({ user });
    const items = await within(dialog).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Astrid Lindqvist'),
      expect.stringContaining('Ingrid Solberg'),
      expect.stringContaining('Åsa Bergström'),
    ]);
    expect(dialog).toHaveAccessibleDescription('They add users and assign roles at Havstrand Logistik AB.');
  });

  it('may be none', async () => {
    const { dialog } = await open({ answers: [http.get(url, () => HttpResponse.json(administrators()))] });
    expect(await within(dialog).findByText('No active administrator')).toBeInTheDocument();
  });

  it('that could not be loaded are an alert and stay said in the dialog, with another try', async () => {
    server.use(http.get(url, () => HttpResponse.json(aProblem(503), { status: 503 })));
    const { user, dialog } = await open();
    expect(await within(dialog).findByText('The administrators could not be loaded')).toBeInTheDocument();
    expect(screen.getAllByText('The administrators could not be loaded')).toHaveLength(2);
    server.use(http.get(url, () => HttpResponse.json(administrators('Astrid Lindqvist'))));
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('listitem')).toHaveTextContent('Astrid Lindqvist');
  });

  it.each(languageList)('have every text in %s', async (language) => {
    const { dialog } = await open({ language });
    await within(dialog).findAllByRole('listitem');
    expect(dialog).not.toHaveTextContent('administrators.');
    expect(await findViolations()).toEqual([]);
  });
});
