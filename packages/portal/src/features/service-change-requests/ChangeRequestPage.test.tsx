import type { ChangeRequest } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../testing/builders.ts';
import { compilePages } from '../../testing/compilePages.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { server, serviceChangesUrl, servicesUrl } from '../../testing/server.ts';
import { aChangeRequestApiStub } from '../../testing/services-section/aChangeRequestApiStub.ts';
import { aChangeRequest } from '../../testing/services-section/someChangeRequests.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/service-change-request/:requestId');
  await import('./detail/ChangeActionDialog.tsx');
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const responsible = { roles: ['OperationResponsible'] };
async function open(parts: Partial<ChangeRequest> = {}, user: object = responsible) {
  const stub = aChangeRequestApiStub([aChangeRequest(parts)]);
  const view = await renderAt('/service-change-request/request-1', { user, hasMigratedCases: true });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, stub };
}
const button = (name: string) => screen.findByRole('button', { name });
/** Opens what can be done; cancelling stands under '⋯'. */
const choose = async ({ user }: { user: UserEvent }, name: string) => {
  if (name !== 'Withdraw request') return user.click(await button(name));
  await user.click(await button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('the page of a change request', () => {
  it('tells what is wanted, when, for what, what was written and what has happened', async () => {
    const { container } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wi-Fi network, Göteborg, Lindholmspiren');
    const answers = within(screen.getByRole('region', { name: 'The change' }));
    await answers.findByText('Name of the network');
    expect(answers.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      'Change',
      'Vadsund gäst',
      'Provided, but not shown',
      '7',
      'The old name again.',
    ]);
    for (const text of ['Shall the old name stay?', 'Kjetil StrandSkerry20 Nov 2024'])
      expect(container).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'SE-204418' })).toHaveAttribute('href', '/services?service=SE-204418');
  });

  it('says of each service where it is and how it stands now', async () => {
    server.use(
      http.get(servicesUrl('/services/SE-204418'), () => HttpResponse.json({ status: 'IN_SERVICE', health: 'UP' })),
    );
    await open();
    const services = within(screen.getByRole('region', { name: 'Services' }));
    for (const head of ['Service', 'Site', 'Status'])
      expect(services.getByRole('columnheader', { name: head })).toBeInTheDocument();
    expect(services.getByRole('row', { name: /SE-204418.*Göteborg, Lindholmspiren/ })).toBeInTheDocument();
    expect(await services.findByText('In service')).toBeInTheDocument();
  });

  it('shows in its key figures when, of how many services and for how long at most', async () => {
    await open();
    // What waits for an approval says the first of them too, above.
    const figureOf = (label: string) => screen.getAllByText(label, { selector: 'dt' }).at(-1)?.parentElement;
    expect(figureOf('Change window')).toHaveTextContent('26 Nov 202422:00 – 27 Nov 2024, 00:30');
    expect(figureOf('Services')).toHaveTextContent('Services3Göteborg, Lindholmspiren');
    expect(figureOf('Allowed outage')).toHaveTextContent('15 minutes');
    expect(screen.getByText(/^Requested by/)).toHaveTextContent('Requested by Mona Tvåberg, 20 Nov 2024');
  });

  it('shows how far it is, and when its next steps are planned', async () => {
    await open({
      status: 'SCHEDULED',
      approval: 'APPROVED',
      events: (['SUBMITTED', 'ASSESSING', 'APPROVED', 'SCHEDULED'] as const).map((status, day) => ({
        at: `2024-11-0${day + 1}T08:20:00.000Z`,
        status,
        authorName: 'Kjetil Strand',
        text: '',
      })),
    });
    const track = within(screen.getByRole('list', { name: 'How far the change is' }));
    const steps = track.getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Submitted, done1 Nov 2024',
      'Being assessed, done2 Nov 2024',
      'Approved, done3 Nov 2024',
      'Scheduled4 Nov 2024',
      'Being carried outPlanned 26 Nov 2024',
      'Done',
    ]);
    expect(steps[3]).toHaveAttribute('aria-current', 'step');
    const next = screen.getByText('Next step').parentElement;
    expect(next).toHaveTextContent('Next stepBeing carried outIn the change window');
  });

  it('says of a change that has been made by whom and with what result, and nothing of a next step', async () => {
    await open({
      status: 'DONE',
      approval: 'NOT_NEEDED',
      actions: [],
      events: [
        { at: '2024-11-21T08:20:00.000Z', status: 'DONE', authorName: 'Kjetil Strand', text: 'Both ports answer.' },
      ],
    });
    expect(screen.getByText('The change has been made').parentElement).toHaveTextContent(
      'The change has been madeBoth ports answer.Kjetil Strand, 21 Nov 2024',
    );
    expect(screen.queryByText('Next step')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Request it again' })).not.toBeInTheDocument();
  });

  it.each([
    ['REJECTED', 'We can’t make this change'],
    ['CANCELLED', 'The request has been withdrawn'],
  ] as const)('says under its title why it ended as %s, and by whom', async (status, title) => {
    await open({
      status,
      approval: 'NOT_NEEDED',
      actions: [],
      messages: [],
      events: [
        { at: '2024-11-20T08:20:00.000Z', status: 'SUBMITTED', authorName: 'Mona Tvåberg', text: '' },
        { at: '2024-11-21T08:20:00.000Z', status, authorName: 'Kjetil Strand', text: 'It did not start again.' },
      ],
    });
    const note = screen.getByText(title).parentElement;
    expect(note).toHaveTextContent(`${title}It did not start again.Kjetil Strand, 21 Nov 2024`);
    expect(screen.getByRole('link', { name: 'Request it again' })).toBeInTheDocument();
    expect(screen.queryByText('Messages about the change')).not.toBeInTheDocument();
  });

  it('begins with the reason of a failure, and asks for the change again', async () => {
    const why = 'It did not start again.';
    const at = '2024-11-21T08:20:00.000Z';
    await open({
      status: 'FAILED_ROLLED_BACK',
      approval: 'NOT_NEEDED',
      actions: [],
      events: [{ at, status: 'FAILED_ROLLED_BACK', authorName: 'Kjetil Strand', text: why }],
    });
    expect(screen.getAllByText(why)[0]?.parentElement).toHaveTextContent(`${why}Kjetil Strand, 21 Nov 2024`);
    expect(screen.getByRole('link', { name: 'Request it again' })).toHaveAttribute(
      'href',
      expect.stringContaining('/service-change-request/new'),
    );
  });

  it('says in a word that nothing will be out', async () => {
    await open({ allowedOutageMinutes: 0 });
    expect(screen.getByText('No outage')).toBeInTheDocument();
  });

  it('is found by its number, and the address becomes the one that stays', async () => {
    aChangeRequestApiStub([aChangeRequest({ number: 'CR-108617' })]);
    const { router } = await renderAt('/service-change-request/cr-108617', {
      user: responsible,
      hasMigratedCases: true,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/service-change-request/request-1'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Wi-Fi network');
  });

  it('says which number there is no request of, and leads to the search for it', async () => {
    aChangeRequestApiStub([]);
    await renderAt('/service-change-request/cr-999', { user: responsible, hasMigratedCases: true });
    expect(await screen.findByRole('heading', { name: 'There is no change request CR-999 here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search for CR-999' })).toHaveAttribute(
      'href',
      '/service-change-request?filter=CR-999',
    );
  });

  it('says that there is no such request, with a way back', async () => {
    aChangeRequestApiStub([]);
    await renderAt('/service-change-request/none', { user: responsible, hasMigratedCases: true });
    expect(await screen.findByText('The change request does not exist')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to change requests' })).toHaveAttribute(
      'href',
      '/service-change-request',
    );
  });

  it.each([
    [
      'Withdraw request',
      'Withdraw request',
      { path: '/requests/request-1/cancellations', body: { reason: 'So it is.' } },
    ],
    ['Send a message', 'Send', { path: '/requests/request-1/messages', body: { text: 'So it is.' } }],
    [
      'Decline',
      'Decline the change',
      { path: '/requests/request-1/approvals', body: { approved: false, text: 'So it is.' } },
    ],
  ])('takes a text to “%s”', async (opener, submit, expected) => {
    const { user, stub } = await open();
    await choose({ user }, opener);
    expect(await button(submit)).toBeDisabled();
    await user.type(await screen.findByRole('textbox'), 'So it is.');
    await user.click(await button(submit));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stub.writes).toEqual([expect.objectContaining({ ...expected, key: expect.any(String) as string })]);
  });

  it('lets an operation responsible approve it without a word', async () => {
    const { user, stub } = await open();
    expect(screen.getByText(/will not be made until you have approved it/)).toBeInTheDocument();
    // What is approved, beside the buttons.
    const waiting = within(screen.getByRole('region', { name: /^Waiting for you/ }));
    expect(waiting.getByText(/ asks you to approve this$/)).toBeInTheDocument();
    expect(waiting.getByText('Change window', { selector: 'dt' })).toBeInTheDocument();
    expect(await waiting.findByText('Name of the network')).toBeInTheDocument();
    expect(screen.getByText('Waiting for your approval')).toBeInTheDocument();
    await user.click(await button('Approve'));
    stub.requests = [aChangeRequest({ approval: 'APPROVED', version: 2 })];
    await user.click(await button('Approve the change'));
    expect(await screen.findByText('The change has been approved')).toBeInTheDocument();
    expect(stub.writes[0]).toMatchObject({ body: { approved: true } });
    // The button is gone with what it waited for.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('tells the others whom it waits for', async () => {
    await open({ actions: ['message'] }, { roles: ['OperationStaff'] });
    expect(
      screen.getByText(/until someone with the role Operation responsible at your company has approved it/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('takes the answer to a question where it stands', async () => {
    const { user, stub } = await open({ status: 'NEED_INFO', approval: 'NOT_NEEDED' });
    const strip = within(screen.getByRole('region', { name: 'Waiting for you: 1 question' }));
    expect(strip.getByText('Question from Kjetil Strand')).toBeInTheDocument();
    expect(strip.getByRole('button', { name: 'Send answer' })).toBeDisabled();
    await user.type(strip.getByRole('textbox', { name: 'Your answer' }), 'From there alone.');
    stub.requests = [aChangeRequest({ status: 'ASSESSING', approval: 'NOT_NEEDED', version: 2 })];
    await user.click(strip.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Your answer has been sent')).toBeInTheDocument();
    expect(stub.writes).toEqual([
      expect.objectContaining({ path: '/requests/request-1/messages', body: { text: 'From there alone.' } }),
    ]);
  });

  it('keeps an answer that came too late until its writer has seen why', async () => {
    const { user, stub } = await open({ status: 'NEED_INFO', approval: 'NOT_NEEDED' });
    server.use(
      http.post(serviceChangesUrl('/requests/:id/messages'), () =>
        HttpResponse.json(aProblem(409, { code: 'NOT_POSSIBLE' }), { status: 409 }),
      ),
    );
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Too late.');
    stub.requests = [aChangeRequest({ status: 'CANCELLED', approval: 'NOT_NEEDED', actions: [] })];
    await user.click(await button('Send answer'));
    expect(await screen.findByText('It is too late for this.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Too late.');
    await user.click(await button('Discard my answer'));
    expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument();
  });

  it('says who has decided', async () => {
    await open({ approval: 'DECLINED', approvedBy: 'Ragna Vadgren', status: 'REJECTED', actions: [] });
    expect(screen.getByText('Declined by Ragna Vadgren')).toBeInTheDocument();
  });

  it('offers staff who act as somebody nothing to write', async () => {
    await open({}, { ...responsible, isInternal: true, impersonatedUserId: 'user-astrid' });
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([
      screen.getByRole('button', { name: 'More actions' }),
    ]);
  });

  it('is read again where the request has come too far', async () => {
    const { user, stub } = await open();
    server.use(
      http.post(serviceChangesUrl('/requests/:id/cancellations'), () =>
        HttpResponse.json(aProblem(409, { code: 'NOT_POSSIBLE' }), { status: 409 }),
      ),
    );
    await choose({ user }, 'Withdraw request');
    await user.type(await screen.findByRole('textbox'), 'Too late.');
    stub.requests = [aChangeRequest({ status: 'IMPLEMENTING', approval: 'APPROVED' })];
    await user.click(await button('Withdraw request'));
    expect(await screen.findByText('It is too late for this.')).toBeInTheDocument();
    expect((await screen.findAllByText('Being carried out')).length).toBeGreaterThan(0);
  });
});
