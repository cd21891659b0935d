import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { compilePages } from '../../testing/compilePages.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { notificationsUrl, server } from '../../testing/server.ts';
import { aNotificationsApi } from '../../testing/notifications/aNotificationsApiStub.ts';
import { aDelivery, aWebhook } from '../../testing/notifications/someWebhooks.ts';
import { aWebhooksApi } from '../../testing/notifications/aWebhooksApiStub.ts';

beforeAll(async () => {
  await compilePages('/notifications/webhooks', '/notifications/webhooks/:webhookId', '/notifications/settings');
  await import('./webhooks/WebhookDialog.tsx');
}, 60_000);
beforeEach(() => void aNotificationsApi());

const administrator = { roles: ['UserAdministrator'] };
const render = (path: string) => renderAt(path, { user: administrator });

describe('webhooks', () => {
  it('are made with their address and topics, and show their secret once', async () => {
    const sent = aWebhooksApi();
    const { user } = await render('/notifications/webhooks');
    await user.click(await screen.findByRole('button', { name: 'New webhook' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ticket system');
    const submit = screen.getByRole('button', { name: 'Create webhook' });
    const address = screen.getByRole('textbox', { name: 'Address' });
    await user.type(address, 'https://hooks.havstrand.example:22/x');
    await user.tab();
    expect(screen.getByText('Use port 443, or one from 1024 and up.', { selector: '*' })).toBeInTheDocument();
    await user.clear(address);
    await user.type(address, 'https://hooks.havstrand.example/x');
    await user.click(screen.getByRole('checkbox', { name: 'Delivery date and delivery' }));
    await user.click(submit);
    expect(await screen.findByText('whsec_c2VjcmV0')).toBeInTheDocument();
    expect(sent).toMatchObject([
      {
        body: {
          name: 'Ticket system',
          url: 'https://hooks.havstrand.example/x',
          topics: ['DISTURBANCE', 'PLANNED_WORK', 'ORDER'],
          active: true,
        },
      },
    ]);
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(screen.queryByText('whsec_c2VjcmV0')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Ticket system' })).toHaveAttribute(
      'href',
      '/notifications/webhooks/w-2',
    );
  });

  it('open the form for whoever comes to make one', async () => {
    aWebhooksApi();
    const { router } = await render('/notifications/webhooks?new=true');
    expect(await screen.findByRole('dialog', { name: 'New webhook' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('are for administrators: nobody else finds them', async () => {
    await renderAt('/notifications/settings', { user: { roles: ['OperationStaff'] } });
    await screen.findByRole('link', { name: 'Settings' });
    expect(screen.queryByRole('link', { name: 'Webhooks' })).not.toBeInTheDocument();
  });
});

describe('a webhook', () => {
  const failed = aDelivery({ id: 'd-2', state: 'FAILED', status: 503, error: 'STATUS', attempts: 10 });

  it('shows what was sent, how it was answered, and sends what failed again', async () => {
    const sent = aWebhooksApi(aWebhook(), [aDelivery(), failed]);
    const { user } = await render('/notifications/webhooks/w-1');
    const rows = within(await screen.findByRole('table', { name: 'Deliveries' }));
    expect(await rows.findByText('200')).toBeInTheDocument();
    expect(rows.getByText('503')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Failing 1' }));
    await waitFor(() => expect(rows.queryByText('200')).not.toBeInTheDocument());
    await user.click(rows.getByRole('button', { name: /^Send again/ }));
    await waitFor(() => expect(sent).toMatchObject([{ path: '/webhooks/w-1/deliveries/d-2/retries' }]));
    expect(await screen.findByText('On its way again')).toBeInTheDocument();
  });

  it('is paused and lets receive again, with the version that was read', async () => {
    const sent = aWebhooksApi();
    const { user } = await render('/notifications/webhooks/w-1');
    await user.click(await screen.findByRole('button', { name: 'Actions for Operations chat' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    await waitFor(() => expect(sent).toMatchObject([{ method: 'PUT', ifMatch: '"2"', body: { active: false } }]));
    expect(await screen.findByText('Paused')).toBeInTheDocument();
  });

  it('is deleted only after a question', async () => {
    const sent = aWebhooksApi();
    const { user, router } = await render('/notifications/webhooks/w-1');
    await user.click(await screen.findByRole('button', { name: 'Actions for Operations chat' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/notifications/webhooks'));
    expect(sent).toMatchObject([{ method: 'DELETE', ifMatch: '"2"' }]);
  });

  it('can be tried', async () => {
    const sent = aWebhooksApi();
    const { user } = await render('/notifications/webhooks/w-1');
    await user.click(await screen.findByRole('button', { name: 'Send test' }));
    expect(await screen.findByText('A test is on its way')).toBeInTheDocument();
    expect(sent).toMatchObject([{ path: '/webhooks/w-1/tests' }]);
  });

  it('that is not there says so', async () => {
    aWebhooksApi();
    server.use(http.get(notificationsUrl('/webhooks/:id'), () => HttpResponse.json(aProblem(404), { status: 404 })));
    await render('/notifications/webhooks/w-1');
    expect(await screen.findByRole('heading', { name: 'There is no such webhook' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All webhooks' })).toHaveAttribute('href', '/notifications/webhooks');
  });
});
