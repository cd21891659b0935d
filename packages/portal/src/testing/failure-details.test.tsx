import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aUserDirectory } from '../features/users/testing/aUserDirectory.ts';
import { aProblem } from './builders.ts';
import { renderAt, type RenderOptions } from './renderAt.tsx';
import { server, userAdminUrl } from './server.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A dialog whose call has failed, and the trace that the call was sent with. */
async function failToDelete(user: RenderOptions['user']) {
  aUserDirectory();
  let traceparent = '';
  server.use(
    http.delete(userAdminUrl('/customer/users/elin'), ({ request }) => {
      traceparent = request.headers.get('traceparent') ?? '';
      const traceId = traceparent.split('-')[1] ?? '';
      return HttpResponse.json(aProblem(503, { traceId }), { status: 503 });
    }),
  );
  const view = await renderAt('/users/elin', { user: { roles: ['UserAdministrator'], ...user } });
  await view.user.click(await screen.findByRole('button', { name: 'Delete user' }));
  const dialog = await screen.findByRole('alertdialog');
  await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const alert = await within(dialog).findByRole('alert');
  return { ...view, alert, traceId: traceparent.split('-')[1] ?? '' };
}

describe('a call that failed in a dialog', () => {
  it('shows the provider’s staff the trace id that it was sent with', async () => {
    const { user, alert, traceId } = await failToDelete({ isInternal: true });
    await user.click(await within(alert).findByRole('button', { name: /Debug information/ }));
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(alert).toHaveTextContent(traceId);
    expect(alert).toHaveTextContent('DELETE /api/user-admin/v1/customer/users/elin');
    await user.click(within(alert).getByRole('button', { name: 'Copy log' }));
    expect(await navigator.clipboard.readText()).toContain(`trace id ${traceId}`);
  });

  it('shows customers its text alone', async () => {
    const { alert, traceId } = await failToDelete({});
    await waitFor(() => expect(alert).toHaveTextContent('Information is not available at the moment'));
    expect(screen.queryByRole('button', { name: /Debug information/ })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(traceId);
  });
});

describe('a page whose call failed', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const openUsers = (user: RenderOptions['user']) => {
    const failed = http.get(userAdminUrl('/customer/users'), () =>
      HttpResponse.json(aProblem(503, { traceId }), { status: 503 }),
    );
    return renderAt('/users', { user: { roles: ['UserAdministrator'], ...user }, answers: [failed] });
  };

  it('shows the provider’s staff the trace id, beside another try', async () => {
    const { user } = await openUsers({ isInternal: true });
    await user.click(await screen.findByRole('button', { name: /Debug information/ }));
    expect(screen.getByRole('main')).toHaveTextContent(traceId);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('shows customers its text alone', async () => {
    await openUsers({});
    await screen.findByText('Information is not available at the moment');
    expect(screen.queryByRole('button', { name: /Debug information/ })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(traceId);
  });
});
