import { screen, waitFor, within } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { aNotification } from '../../testing/notifications/someNotifications.ts';
import { aNotificationsApi } from '../../testing/notifications/aNotificationsApiStub.ts';

const done = aNotification({
  id: 'n-2',
  actionRequired: false,
  severity: 'success',
  url: '/services/orders/o-2',
  title: [{ language: 'en', displayName: 'Delivered: INT', description: 'Order 1182001, INT' }],
  readAt: '2024-11-21T09:00:00.000Z',
});

describe('notifications', () => {
  it('have what is to be done before what is good to know', async () => {
    aNotificationsApi([aNotification(), done]);
    await renderAt('/notifications');
    const links = await screen.findAllByRole('link', { name: /Deliver/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Unread: Delivery moved to 12 Dec'),
      expect.stringMatching(/^Delivered: INT/),
    ]);
    expect(screen.getByText('Action required', { selector: 'th *, td *, div *' })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('can all be marked as read, and stay to be done', async () => {
    const sent = aNotificationsApi([aNotification(), done]);
    const { user } = await renderAt('/notifications');
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(sent.readings).toEqual([{ until: '2024-11-21T08:50:00.000Z' }]));
    await waitFor(() => expect(screen.queryByText('Unread:')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /Delivery moved/ })).toBeInTheDocument();
  });

  it('are read by following them', async () => {
    const sent = aNotificationsApi();
    const { user } = await renderAt('/notifications');
    await user.click(await screen.findByRole('link', { name: /Delivery moved/ }));
    await waitFor(() => expect(sent.readings).toEqual([{ ids: ['n-1'] }]));
  });

  it('say so where there are none', async () => {
    aNotificationsApi([]);
    await renderAt('/notifications');
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeInTheDocument();
  });
});

describe('the bell', () => {
  it('says on every page how many are unread, and asks for them when it is opened', async () => {
    const sent = aNotificationsApi([aNotification(), done]);
    const { user } = await renderAt('/home');
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(await within(panel).findByRole('link', { name: /Delivery moved/ })).toHaveAttribute(
      'href',
      '/services/orders/o-1',
    );
    expect(within(panel).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/notifications/settings');
    await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(sent.readings).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('is not there for the provider’s staff, who are told nothing', async () => {
    await renderAt('/home', { user: { isInternal: true, roles: [] } });
    await screen.findByRole('button', { name: /Astrid Lindqvist/ });
    expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
  });
});

describe('settings', () => {
  it('are saved at once, one after the other, each with the version of the last', async () => {
    const sent = aNotificationsApi();
    const { user } = await renderAt('/notifications/settings');
    await user.click(await screen.findByRole('checkbox', { name: 'E-mail: Delivery date and delivery' }));
    await user.click(screen.getByRole('checkbox', { name: 'Bell: Delivery date and delivery' }));
    await waitFor(() => expect(sent.settings.map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"']));
    expect(sent.settings[1]?.body).toMatchObject({
      topics: expect.arrayContaining([{ topic: 'ORDER', bell: false, mail: false, sms: false, timing: 'AT_ONCE' }]),
    });
    expect(await screen.findByText('Nothing')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('have quiet hours', async () => {
    const sent = aNotificationsApi();
    const { user } = await renderAt('/notifications/settings');
    await user.click(await screen.findByRole('switch', { name: /Quiet hours/ }));
    await waitFor(() => expect(sent.settings[0]?.body).toMatchObject({ quietHours: true }));
    expect(screen.getByText(/wait until 06:00/)).toBeInTheDocument();
  });

  it('offer text messages where the provider sends them, and nowhere else', async () => {
    const sent = aNotificationsApi();
    const { unmount } = await renderAt('/notifications/settings');
    await screen.findByRole('checkbox', { name: 'E-mail: Delivery date and delivery' });
    expect(screen.queryByText('SMS')).not.toBeInTheDocument();
    unmount();
    const { user } = await renderAt('/notifications/settings', { config: { offersSms: true } });
    await user.click(await screen.findByRole('checkbox', { name: 'SMS: Delivery date and delivery' }));
    await waitFor(() =>
      expect(sent.settings[0]?.body).toMatchObject({
        topics: expect.arrayContaining([{ topic: 'ORDER', bell: true, mail: true, sms: true, timing: 'AT_ONCE' }]),
      }),
    );
    expect(screen.getByText('+46701740605')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('can be tried', async () => {
    aNotificationsApi();
    const { user } = await renderAt('/notifications/settings');
    await user.click(await screen.findByRole('button', { name: 'Send me a test' }));
    expect(await screen.findByText(/on its way to astrid.lindqvist@havstrand.example/)).toBeInTheDocument();
  });
});
