import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { administrators, aProblem } from '../../testing/builders.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { server, userAdminUrl } from '../../testing/server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const fact = async (term: string) => (await screen.findByText(term)).nextElementSibling;

const texts = [
  ['en', 'Access denied', 'Sorry, you are not allowed to access this page.'],
  ['sv', 'Åtkomst nekad', 'Du har tyvärr inte behörighet att se den här sidan.'],
  ['no', 'Ingen tilgang', 'Du har dessverre ikke tilgang til denne siden.'],
  ['da', 'Adgang nægtet', 'Du har desværre ikke adgang til denne side.'],
] as const;

describe('/access-denied', () => {
  it.each(texts)('in %s says: %s', async (language, title, body) => {
    await renderAt('/access-denied', { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(body)).toBeInTheDocument();
  });

  it('names the visitor’s role, the role that opens the page and the administrators who give it', async () => {
    await renderAt('/users', { user: { roles: ['Purchaser'] } });
    expect(await fact('Why')).toHaveTextContent('Your role, Purchaser, does not open Users.');
    expect(await fact('Roles that open it')).toHaveTextContent('User administrator');
    expect(await fact('Who can assign it')).toHaveTextContent('Astrid Lindqvist, Ingrid Solberg or Åsa Bergström');
  });

  it('names five administrators of a large company and counts the rest', async () => {
    server.use(
      http.get(userAdminUrl('/customer/administrators'), () =>
        HttpResponse.json(administrators('A', 'B', 'C', 'D', 'E', 'F', 'G')),
      ),
    );
    await renderAt('/users', { user: { roles: ['Purchaser'] } });
    expect(await fact('Who can assign it')).toHaveTextContent('A, B, C, D, E or 2 more');
  });

  it('lets the visitor ask for a role, or leave it at that', async () => {
    const { user } = await renderAt('/users', { user: { roles: ['Purchaser'] } });
    await user.click(await screen.findByRole('button', { name: 'Request a role' }));
    const dialog = await screen.findByRole('dialog', { name: 'What else do you need?' });
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads a user administrator to the own roles, with no need to ask anybody', async () => {
    await renderAt('/services', { user: { roles: ['UserAdministrator'] } });
    expect(await screen.findByRole('link', { name: 'Change your roles' })).toHaveAttribute(
      'href',
      '/users/user-astrid',
    );
    expect(screen.queryByRole('button', { name: 'Request a role' })).not.toBeInTheDocument();
  });

  it('leaves the reader out of those who can assign a role', async () => {
    server.use(
      http.get(userAdminUrl('/customer/administrators'), () =>
        HttpResponse.json({
          items: [
            { id: 'user-astrid', fullName: 'Astrid Lindqvist' },
            { id: 'user-asa', fullName: 'Åsa Bergström' },
          ],
        }),
      ),
    );
    await renderAt('/services', { user: { roles: ['UserAdministrator'] } });
    expect(await fact('Who can assign it')).toHaveTextContent(/^Åsa Bergström$/);
  });

  it('offers no role to the provider’s staff, to whom nobody could give one', async () => {
    await renderAt('/users', { user: { roles: [], isInternal: true } });
    expect(await fact('Why')).toHaveTextContent('You have no role that opens Users.');
    expect(screen.queryByRole('button', { name: 'Request a role' })).not.toBeInTheDocument();
  });

  it('says that the customer is inactive, where no role would help', async () => {
    await renderAt('/services', { user: { roles: ['Purchaser'] }, customer: { active: false } });
    expect(await fact('Why')).toHaveTextContent('Havstrand Logistik AB is no longer an active customer.');
    expect(await fact('Who can change it')).toHaveTextContent('Customer support +46 8 465 004 20');
    expect(screen.queryByRole('button', { name: 'Request a role' })).not.toBeInTheDocument();
  });

  it.each([['OperationResponsible'], ['Purchaser']])(
    'says that the customer does not have the page, where no role would help (%s)',
    async (role) => {
      await renderAt('/service-change-request', { user: { roles: [role] } });
      expect(await fact('Why')).toHaveTextContent(
        'Service change request is not switched on for Havstrand Logistik AB, so no role opens the page.',
      );
      expect(screen.queryByRole('button', { name: 'Request a role' })).not.toBeInTheDocument();
      expect(screen.queryByText('Roles that open it')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Ask about Service change request' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:[^?]+@skerry\.example\?subject=Service%20change%20request/),
      );
      const instead = within((await fact('What you have instead')) as HTMLElement);
      expect(instead.getByRole('link', { name: 'Sites and services' })).toHaveAttribute('href', '/services');
    },
  );

  it('says what it knows where the rest can not be fetched', async () => {
    server.use(http.get(userAdminUrl('/roles'), () => HttpResponse.json(aProblem(403), { status: 403 })));
    await renderAt('/users', { user: { roles: ['Purchaser'] } });
    expect(await screen.findByText('Sorry, you are not allowed to access this page.')).toBeInTheDocument();
    expect(screen.queryByText('Why')).not.toBeInTheDocument();
  });

  it.each(['https://evil.example/users', '//evil.example', '<b>', '/nothing', ''])(
    'says nothing of a page that does not exist (%j)',
    async (from) => {
      await renderAt(`/access-denied?from=${encodeURIComponent(from)}`);
      await screen.findByText('Sorry, you are not allowed to access this page.');
      expect(document.body).not.toHaveTextContent('evil');
      expect(screen.queryByText('Why')).not.toBeInTheDocument();
    },
  );
});
