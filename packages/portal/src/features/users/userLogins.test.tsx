import type { CustomerUser } from '@skerry/contracts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCustomerUser, aProblem } from '../../testing/builders.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { server, userAdminUrl } from '../../testing/server.ts';
import { aUserDirectory } from './testing/aUserDirectory.ts';

beforeAll(async () => {
  await Promise.all([import('./UsersPage.tsx'), import('./UserDetailsPage.tsx')]);
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Vidar, whose invitation is too old, Tuva, who was just invited, and Alva, who was here in November. */
function someInvited(): CustomerUser[] {
  const named = (id: string, parts: Partial<CustomerUser>) =>
    aCustomerUser({ id, firstName: id, lastName: 'Berg', email: `${id.toLowerCase()}@havstrand.example`, ...parts });
  return [
    named('Alva', {
      // Half past midnight in the portal's country.
      lastLoginAt: '2024-11-19T23:30:00.000Z',
      invitation: { state: 'accepted', validUntil: null },
    }),
    named('Tuva', { lastLoginAt: null, invitation: { state: 'invited', validUntil: '2024-11-28T08:14:00.000Z' } }),
    named('Vidar', { lastLoginAt: null, invitation: { state: 'expired', validUntil: '2024-11-02T08:14:00.000Z' } }),
  ];
}

/** Answers invitations that are sent again, and keeps the ids of users and keys. */
function invitationsTo(directory: ReturnType<typeof aUserDirectory>, state: 'invited' | 'accepted' = 'invited') {
  const sent: [userId: string, key: string | null][] = [];
  server.use(
    http.post(userAdminUrl('/customer/users/:userId/invitations'), ({ params, request }) => {
      const user = directory.users.find(({ id }) => id === params['userId']);
      sent.push([String(params['userId']), request.headers.get('Idempotency-Key')]);
      return HttpResponse.json({ ...user, invitation: { state, validUntil: '2024-12-05T08:14:00.000Z' } });
    }),
  );
  return sent;
}

describe('the users list', () => {
  async function withColumns() {
    const directory = aUserDirectory(someInvited());
    const view = await renderAt('/users');
    await screen.findByRole('link', { name: 'Vidar Berg' });
    await view.user.click(screen.getByRole('button', { name: 'View' }));
    for (const name of ['Last login', 'Invitation'])
      await view.user.click(await screen.findByRole('checkbox', { name }));
    await view.user.keyboard('{Escape}');
    return { directory, ...view };
  }
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

  it('has last logins and invitations as columns to choose', async () => {
    await withColumns();
    expect(row('Alva').getByText(/20 Nov 2024/)).toBeInTheDocument();
    expect(row('Alva').getByText('Accepted')).toBeInTheDocument();
    expect(row('Tuva').getByText('Never')).toBeInTheDocument();
    expect(row('Tuva').getByText('Invited')).toBeInTheDocument();
    expect(row('Vidar').getByText('Expired')).toBeInTheDocument();
    expect(row('Alva').queryByRole('button', { name: /Resend/ })).not.toBeInTheDocument();
  });

  it('sends an invitation again, and shows it as the server answers', async () => {
    const { directory, user } = await withColumns();
    const sent = invitationsTo(directory);
    await user.click(row('Vidar').getByRole('button', { name: 'Resend the invitation to Vidar Berg' }));
    expect(await screen.findByText('The invitation has been sent to vidar@havstrand.example')).toBeInTheDocument();
    expect(sent).toEqual([['Vidar', expect.any(String)]]);
    expect(row('Vidar').getByText('Invited')).toBeInTheDocument();
  });

  it('is filtered by who never logged in, and who has not for long', async () => {
    const directory = aUserDirectory(someInvited());
    await renderAt('/users?login=never&login=over-180-days');
    await screen.findByRole('link', { name: 'Vidar Berg' });
    const asked = new URLSearchParams(directory.calls[0]?.query);
    expect(asked.get('lastLogin')).toBe('over180Days');
    for (const name of ['Never logged in', 'Inactive for more than 180 days'])
      expect(screen.getByRole('button', { name: new RegExp(name) })).toBeInTheDocument();
  });

  it('is filtered by who misses a phone number, a role or has not accepted the invitation', async () => {
    const directory = aUserDirectory(someInvited());
    await renderAt('/users?without=role&without=acceptance&without=name');
    await screen.findByRole('link', { name: 'Vidar Berg' });
    expect(directory.calls[0]?.query).toMatchObject({ without: 'acceptance' });
    for (const name of ['Without a role', 'Invitation not accepted'])
      expect(screen.getByRole('button', { name: new RegExp(name) })).toBeInTheDocument();
  });
});

describe("a user's details", () => {
  it('say when the user last logged in', async () => {
    aUserDirectory(someInvited());
    await renderAt('/users/Alva');
    expect(await screen.findByText(/20 Nov 2024/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend invitation' })).not.toBeInTheDocument();
  });

  it('say until when an open invitation is good, and send it again', async () => {
    const directory = aUserDirectory(someInvited());
    const sent = invitationsTo(directory, 'accepted');
    const { user } = await renderAt('/users/Tuva');
    expect(await screen.findByText(/Until/)).toHaveTextContent('Until 28 Nov 2024');
    await user.click(screen.getByRole('button', { name: 'Resend invitation' }));
    expect(await screen.findByText(/Tuva Berg has accepted the invitation already/)).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('say why an invitation was not sent again', async () => {
    aUserDirectory(someInvited());
    server.use(
      http.post(userAdminUrl('/customer/users/:userId/invitations'), () =>
        HttpResponse.json({ ...aProblem(429), code: 'TOO_MANY_INVITATIONS' }, { status: 429 }),
      ),
    );
    const { user } = await renderAt('/users/Vidar');
    await user.click(await screen.findByRole('button', { name: 'Resend invitation' }));
    expect(await screen.findByText(/No more invitations can be sent to this address now/)).toBeInTheDocument();
  });
});
