import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { customerContactUrl, server } from '../../testing/server.ts';
import { aContactDirectory } from './testing/aContactDirectory.ts';
import { aContact, twoContacts } from './testing/someContacts.ts';

beforeAll(async () => {
  await import('./ContactsPage.tsx');
  await import('./editor/ContactEditor.tsx');
  await import('./purposes/PurposeCards.tsx');
}, 60_000);

const user = { roles: ['UserAdministrator'] };
const open = (path: string, roles = user.roles) => renderAt(path, { user: { roles } });
const card = async (name: string) => within(await screen.findByRole('listitem', { name: new RegExp(`^${name}`) }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('contacts by person', () => {
  it('says what each is told about, and whether the address is confirmed', async () => {
    aContactDirectory();
    await open('/contacts');
    const row = (await screen.findByRole('link', { name: /Bente Aasen/ })).closest('tr');
    expect(row).toHaveTextContent('Billing');
    expect(row).toHaveTextContent('Not confirmed');
  });

  it('offers nothing to change to somebody who may only look', async () => {
    aContactDirectory();
    await open('/contacts', ['OperationStaff', 'view-contacts']);
    await screen.findByRole('link', { name: /Bente Aasen/ });
    expect(screen.queryByRole('button', { name: 'Add contact' })).not.toBeInTheDocument();
  });
});

describe('contacts by purpose', () => {
  it('shows a gap, and who is told in each', async () => {
    aContactDirectory();
    await open('/contacts?view=purpose');
    expect((await card('Network operations')).getByRole('link', { name: 'Havstrand NOC' })).toBeVisible();
    expect((await card('Security')).getByText('Nobody')).toBeVisible();
    expect(screen.getByText('6 gaps')).toBeVisible();
  });

  it('gives a purpose to somebody who is a contact already', async () => {
    const directory = aContactDirectory();
    await open('/contacts?view=purpose');
    await userEvent.click((await card('Security')).getByRole('button', { name: 'Choose a contact' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Contact' }), 'Bente');
    await userEvent.click(await screen.findByRole('option', { name: /Bente Aasen/ }));
    await press('Continue');
    await press('Save contact');
    await screen.findByText(/The contact has been updated/);
    expect(directory.sent).toEqual([
      {
        url: 'PUT /contacts/bente',
        body: expect.objectContaining({
          assignments: [expect.objectContaining({ type: 'BILLING' }), expect.objectContaining({ type: 'SECURITY' })],
        }),
      },
    ]);
  });

  it('says that nobody matches what it is filtered by', async () => {
    aContactDirectory();
    await open('/contacts?view=purpose&filter=nobody');
    expect(await screen.findByText('Nothing matches “nobody”')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect((await card('Billing')).getByRole('link', { name: 'Bente Aasen' })).toBeVisible();
  });

  it('does not remove the last one that covers everything, and says why', async () => {
    aContactDirectory();
    await open('/contacts?view=purpose');
    await press('Actions for Havstrand NOC, Network operations');
    expect(await screen.findByRole('menuitem', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('menu')).toHaveTextContent('Replace it instead.');
  });

  it('says in place that somebody else has removed the other one meanwhile', async () => {
    const assignments = aContact().assignments.map((each) => ({ ...each, isLast: false }));
    aContactDirectory([aContact({ assignments })]);
    server.use(
      http.delete(customerContactUrl('/contacts/:id'), () =>
        HttpResponse.json(aProblem(409, { code: 'LAST_NOC_CONTACT' }), { status: 409 }),
      ),
    );
    await open('/contacts?view=purpose');
    await press('Actions for Havstrand NOC, Network operations');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await press('Remove contact');
    expect(await screen.findByText(/The last NOC contact cannot be removed/)).toBeVisible();
    expect(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Replace with…' })).toBeVisible();
  });

  it('sends a test notice', async () => {
    const directory = aContactDirectory();
    await open('/contacts?view=purpose');
    await press('Actions for Havstrand NOC, Network operations');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send a test notice' }));
    expect(await screen.findByText(/A test notice is on its way/)).toBeVisible();
    expect(directory.sent.map(({ url }) => url)).toEqual(['POST /contacts/noc/tests']);
  });
});

describe('the editor', () => {
  it('adds a contact for the purpose that it was opened for', async () => {
    const directory = aContactDirectory();
    await open('/contacts?contact=new&purpose=SECURITY');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Elin Wallgren');
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'elin@havstrand.example');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add contact' }));
    await screen.findByText(/The contact has been added/);
    expect(directory.sent).toEqual([
      {
        url: 'POST /contacts',
        body: expect.objectContaining({
          name: 'Elin Wallgren',
          email: 'elin@havstrand.example',
          phone: '',
          assignments: [{ type: 'SECURITY', scope: { kind: 'ALL', ids: [] }, channels: ['MAIL'], order: 1 }],
        }),
      },
    ]);
  });

  it.each([
    ['where the provider sends them', true],
    ['nowhere else', false],
  ])('offers text messages %s', async (_where, offersSms) => {
    aContactDirectory();
    await renderAt('/contacts?contact=new&purpose=NOC', {
      user: { roles: ['OperationResponsible'] },
      config: { offersSms },
    });
    await screen.findByRole('textbox', { name: 'Name' });
    expect(screen.queryAllByRole('checkbox', { name: 'SMS' })).toHaveLength(offersSms ? 1 : 0);
  });

  it('says at the field what is wrong once it was left', async () => {
    aContactDirectory();
    await open('/contacts?contact=new&purpose=NOC');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Phone' }), '0 8 465');
    await userEvent.tab();
    expect(await screen.findByText(/Start with a plus sign and the country code/)).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add contact' })).toBeDisabled();
  });

  it('says that the last one must stay, and what would have reached it', async () => {
    aContactDirectory();
    await open('/contacts?contact=noc');
    expect(await screen.findByText('Network operations must stay.')).toBeVisible();
    expect(await screen.findByText('Fibre break at Amager')).toBeVisible();
    expect(screen.getByText('1 notice')).toBeVisible();
  });

  it('leads to what would have reached a contact only where its reader may see it', async () => {
    aContactDirectory();
    await open('/contacts?contact=noc', ['OperationResponsible']);
    expect(await screen.findByRole('link', { name: 'Fibre break at Amager' })).toHaveAttribute(
      'href',
      '/operational-status/disturbances/work',
    );
  });

  it('says when what would have reached a contact could not be loaded', async () => {
    aContactDirectory();
    server.use(http.get(customerContactUrl('/contacts/:id/notices'), () => new HttpResponse(null, { status: 404 })));
    await open('/contacts?contact=noc');
    expect(await screen.findByText(/What the contact would have received could not be loaded/)).toBeVisible();
  });

  it('warns that nobody can be called at night, as the hours are chosen', async () => {
    aContactDirectory([aContact({ hours: { from: '06:00', to: '22:00' } })]);
    await open('/contacts?contact=noc');
    expect(await screen.findByText(/can be called between 22:00 and 06:00/)).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Hours' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Day and night' }));
    expect(screen.queryByText(/can be called between/)).not.toBeInTheDocument();
  });

  it('warns that mails come back, and that the user is inactive', async () => {
    aContactDirectory([aContact({ emailState: 'BOUNCED', userState: 'INACTIVE' })]);
    await open('/contacts?contact=noc');
    expect(await screen.findByText(/Mails to this address come back/)).toBeVisible();
    expect(screen.getByText(/The user with this address is inactive/)).toBeVisible();
  });

  it('keeps what was typed where an address is told the same already', async () => {
    aContactDirectory();
    server.use(
      http.put(customerContactUrl('/contacts/:id'), () =>
        HttpResponse.json(aProblem(409, { code: 'CONTACT_EXISTS' }), { status: 409 }),
      ),
    );
    await open('/contacts?contact=bente');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' Vik');
    await press('Save contact');
    expect(await screen.findByText(/already gets these notices/)).toBeVisible();
    expect(name).toHaveValue('Bente Aasen Vik');
  });

  it('says that a contact is gone', async () => {
    aContactDirectory(twoContacts());
    await open('/contacts?contact=nobody');
    expect(await screen.findByText('This contact is gone')).toBeVisible();
    await press('Back to the contacts');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
