import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { administrators, aProblem } from '../../testing/builders.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { server, userAdminUrl } from '../../testing/server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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

  it('names the page, the role that opens it and the administrators who give it', async () => {
    await renderAt('/users', { user: { roles: ['Purchaser'] } });
    expect(
      await screen.findByText(/The page Users is open to those who hold the role User administrator/),
    ).toHaveTextContent(
      'An administrator in your company can give it to you: Astrid Lindqvist, Ingrid Solberg or Åsa Bergström.',
    );
  });

  it('names five administrators of a large company and counts the rest', async () => {
    server.use(
      http.get(userAdminUrl('/customer/administrators'), () =>
        HttpResponse.json(administrators('A', 'B', 'C', 'D', 'E', 'F', 'G')),
      ),
    );
    await renderAt('/users', { user: { roles: ['Purchaser'] } });
    expect(await screen.findByText(/A, B, C, D, E or 2 more\./)).toBeInTheDocument();
  });

  it('says that the customer is inactive, where no role would help', async () => {
    await renderAt('/services', { user: { roles: ['Purchaser'] }, customer: { active: false } });
    expect(await screen.findByText(/^Havstrand Logistik AB is no longer an active customer\./)).toBeInTheDocument();
    expect(screen.queryByText(/is open to those/)).not.toBeInTheDocument();
  });

  it('says what it knows where the rest can not be fetched', async () => {
    server.use(http.get(userAdminUrl('/roles'), () => HttpResponse.json(aProblem(403), { status: 403 })));
    await renderAt('/users', { user: { roles: ['Purchaser'] } });
    expect(await screen.findByText('Sorry, you are not allowed to access this page.')).toBeInTheDocument();
    expect(screen.queryByText(/is open to those/)).not.toBeInTheDocument();
  });

  it.each(['https://evil.example/users', '//evil.example', '<b>', '/nothing', ''])(
    'says nothing of a page that does not exist (%j)',
    async (from) => {
      await renderAt(`/access-denied?from=${encodeURIComponent(from)}`);
      await screen.findByText('Sorry, you are not allowed to access this page.');
      expect(document.body).not.toHaveTextContent('evil');
      expect(screen.queryByText(/is open to those/)).not.toBeInTheDocument();
    },
  );
});
