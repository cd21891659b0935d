import { screen, waitFor, within } from '@testing-library/react';
import { aNotificationsApi } from '../../testing/notifications/aNotificationsApiStub.ts';
import { aWebhooksApi } from '../../testing/notifications/aWebhooksApiStub.ts';
import { compilePages } from '../../testing/compilePages.ts';
import { aStatusApiStub } from '../../testing/operational-status/aStatusApiStub.ts';
import { aFeed } from '../../testing/operational-status/someDisturbances.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';

beforeAll(async () => {
  await compilePages('/operational-status/subscribe', '/operational-status/calendar', '/operational-status/history');
  await import('./feeds/FeedDialog.tsx');
}, 60_000);

beforeEach(() => {
  aNotificationsApi();
  aWebhooksApi();
});

const responsible = { roles: ['OperationResponsible'] };

describe('calendar feeds', () => {
  it('show the address of a new one once', async () => {
    const stub = aStatusApiStub();
    const { user } = await renderAt('/operational-status/subscribe', { user: responsible });
    await user.click(await screen.findByRole('button', { name: 'New subscription' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Calendar feed' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'My phone');
    await user.click(screen.getByRole('checkbox', { name: 'Your deliveries' }));
    await user.click(screen.getByRole('button', { name: 'Create feed' }));
    expect(await screen.findByText(/\/calendar\/secret\.ics$/)).toBeInTheDocument();
    expect(stub.writes[0]).toMatchObject({
      body: { kind: 'CALENDAR', name: 'My phone', layers: ['planned', 'freeze', 'orders'], withAddresses: false },
      key: expect.any(String) as string,
    });
    await user.click(screen.getByRole('button', { name: 'I have copied it' }));
    expect(screen.queryByText(/secret\.ics/)).not.toBeInTheDocument();
  });

  it('for readers of news have an address for RSS and one for Atom', async () => {
    const stub = aStatusApiStub({
      made: aFeed({ kind: 'NEWS', name: 'Chat', path: '/api/operational-status/v1/news/secret.atom' }),
    });
    const { user } = await renderAt('/operational-status/subscribe', { user: responsible });
    await user.click(await screen.findByRole('button', { name: 'New subscription' }));
    await user.click(await screen.findByRole('menuitem', { name: 'RSS or Atom' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Chat');
    expect(screen.queryByRole('checkbox', { name: /street/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create feed' }));
    expect(await screen.findByText(/\/news\/secret\.rss$/)).toBeInTheDocument();
    expect(screen.getByText(/\/news\/secret\.atom$/)).toBeInTheDocument();
    expect(stub.writes[0]).toMatchObject({ body: { kind: 'NEWS', name: 'Chat', layers: ['disturbances', 'planned'] } });
    expect(await findViolations()).toEqual([]);
  });

  it('are revoked only after a question', async () => {
    const stub = aStatusApiStub();
    const { user } = await renderAt('/operational-status/subscribe', { user: responsible });
    await user.click(await screen.findByRole('button', { name: 'Actions for Everything of ours' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(stub.writes).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(stub.writes).toEqual([expect.objectContaining({ method: 'DELETE' })]));
    expect(await screen.findByText('The feed has been revoked')).toBeInTheDocument();
  });
});

describe('subscriptions', () => {
  it('by mail are those of the notification settings, which are changed there', async () => {
    aStatusApiStub();
    await renderAt('/operational-status/subscribe', { user: responsible });
    const mail = within(await screen.findByRole('region', { name: 'E-mail' }));
    expect(await mail.findAllByText('E-mail, at once')).not.toEqual([]);
    expect(mail.getByRole('link', { name: 'Notification settings' })).toHaveAttribute(
      'href',
      '/notifications/settings',
    );
  });

  it('by webhook are for administrators', async () => {
    aStatusApiStub();
    const { unmount } = await renderAt('/operational-status/subscribe', { user: responsible });
    await screen.findByRole('region', { name: 'E-mail' });
    expect(screen.queryByRole('region', { name: 'Webhooks' })).not.toBeInTheDocument();
    unmount();
    const { user, router } = await renderAt('/operational-status/subscribe', {
      user: { roles: ['OperationResponsible', 'UserAdministrator'] },
    });
    expect(await screen.findByRole('link', { name: 'Operations chat' })).toHaveAttribute(
      'href',
      '/notifications/webhooks/w-1',
    );
    await user.click(screen.getByRole('button', { name: 'New subscription' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Webhook' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/notifications/webhooks'));
  });
});

describe('the calendar of the network', () => {
  it('shows works and the company’s own deliveries, which can be hidden', async () => {
    const entry = {
      endsAt: null,
      isBackup: false,
      state: null,
      impact: null,
      services: null,
      answerBy: null,
      inFreeze: false,
      place: null,
    };
    const startsAt = new Date().toISOString();
    aStatusApiStub({
      entries: [
        { ...entry, layer: 'planned', id: 'work-1', reference: 'PW-24-1187', title: [], startsAt, isAllDay: false },
        { ...entry, layer: 'orders', id: 'order-1', reference: '1182655', title: [], startsAt, isAllDay: true },
      ],
    });
    const { user, router } = await renderAt('/operational-status/calendar?view=day', { user: responsible });
    expect(await screen.findByRole('link', { name: /PW-24-1187/ })).toHaveAttribute(
      'href',
      '/operational-status/planned-works/work-1',
    );
    expect(screen.getByRole('link', { name: /1182655/ })).toHaveAttribute('href', '/services/orders/order-1');
    await user.click(screen.getByRole('checkbox', { name: 'Your deliveries' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /1182655/ })).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?view=day&hide=orders');
  });
});
