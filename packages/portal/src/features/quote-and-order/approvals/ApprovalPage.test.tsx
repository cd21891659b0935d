import type { Approval } from '@skerry/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { compilePages } from '../../../testing/compilePages.ts';
import { renderAt, type RenderOptions } from '../../../testing/renderAt.tsx';
import { quotesUrl, server } from '../../../testing/server.ts';
import { aCheckoutApiStub, anApproval } from '../testing/aCheckoutApiStub.ts';
import { anAgreement } from '../testing/aQuote.ts';

// Compiled before the clock of the first test runs.
beforeAll(async () => {
  await compilePages('/quote-and-order');
  await Promise.all([import('./ApprovalPage.tsx'), import('./ApprovalsTab.tsx')]);
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(
  parts: Partial<Approval> = {},
  { decidedTo, ...options }: RenderOptions & { decidedTo?: Partial<Approval> } = {},
) {
  const stub = aCheckoutApiStub({ approvals: [anApproval(parts)], ...(decidedTo && { decidedTo }) });
  const view = await renderAt('/quote-and-order?approval=approval-1', {
    user: { roles: ['Purchaser'] },
    agreements: [anAgreement],
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, stub };
}
const comment = () => screen.findByRole('textbox', { name: /^Comment to Maja/ });

describe('a request to order', () => {
  it('says who asks, for what, why, and what it comes to', async () => {
    await open();
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: /^Order DIA Static 200.Mbit\/s, Norra Kajen 2, Sundsvall$/,
      }),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Maja Friberg asks you to approve/)).toHaveTextContent(
      /2,430 SEK.* a month for 36 months\.$/,
    );
    expect(screen.getByText('Before Christmas.')).toBeInTheDocument();
    const figureOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
    expect(figureOf('Total over 36 months')).toHaveTextContent('91,980');
    expect(screen.getByText('PO-20417')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Other prices in the same quote' })).toHaveTextContent(/1.Gbit\/s/);
  });

  it('is approved, with a comment or without, and then leads to the order', async () => {
    const { user, stub } = await open();
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      '/services/orders/order-1',
    );
    expect(stub.decided).toEqual([{ isApproved: true }]);
    expect(screen.getByText('Approved, and the order is completed')).toBeInTheDocument();
  });

  it('is rejected only with a comment', async () => {
    const { user, stub } = await open();
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    expect(await comment()).toHaveFocus();
    expect(screen.getByText('Say why you reject it.')).toBeInTheDocument();
    expect(stub.decided).toEqual([]);
    await user.type(await comment(), 'Too dear.');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Astrid Lindqvist has rejected it')).toBeInTheDocument();
    expect(stub.decided).toEqual([{ isApproved: false, comment: 'Too dear.' }]);
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('above the limit says that two decide, and who comes after', async () => {
    const { user } = await open(
      { orderLimitMinor: 200_000, decisionsNeeded: 2, deciders: ['Astrid Lindqvist', 'Karin Öhman'] },
      {
        decidedTo: {
          canDecide: false,
          decisions: [{ by: 'Astrid Lindqvist', isApproved: true, comment: '', at: '2024-11-21T09:00:00.000Z' }],
          deciders: ['Karin Öhman'],
        },
      },
    );
    expect(await screen.findByText(/^Above/)).toHaveTextContent(/^Above 2,000 SEK.* a month, 2 people decide\.$/);
    const track = within(screen.getByRole('list', { name: 'Decision' }));
    expect(track.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      expect.stringContaining('Requested'),
      expect.stringContaining('You: First approval'),
      expect.stringContaining('Second approval'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Approve, first of 2' }));
    expect(await screen.findByText('Can be decided by Karin Öhman.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });

  it('of one’s own has no buttons, says who decides, and can be withdrawn', async () => {
    const { user, stub } = await open({ isMine: true, canDecide: false, deciders: ['Karin Öhman'] });
    expect(await screen.findByText(/so somebody else decides\.$/)).toBeInTheDocument();
    expect(screen.getByText('Can be decided by Karin Öhman.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw the request' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
    expect(await screen.findByText('The request was withdrawn. Nothing was ordered.')).toBeInTheDocument();
    expect(stub.withdrawn).toEqual(['approval-1']);
  });

  it('is not decided by staff in a customer’s name', async () => {
    await open({}, { user: { roles: ['Purchaser'], isInternal: true, impersonatedUserId: 'user-astrid' } });
    expect(await screen.findByText(/requests approval of/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('that somebody else has decided meanwhile says so, and shows what came of it', async () => {
    const { user } = await open();
    server.use(
      http.post(quotesUrl('/approvals/approval-1/decisions'), () =>
        HttpResponse.json(aProblem(409, { code: 'ALREADY_DECIDED' }), { status: 409 }),
      ),
      http.get(quotesUrl('/approvals/approval-1'), () =>
        HttpResponse.json(anApproval({ status: 'APPROVED', canDecide: false, orderIds: ['order-1'] })),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('link', { name: 'Open the order' })).toBeInTheDocument();
  });

  it.each([
    ['FAILED', { failureCode: 'AGREEMENT_LOST' }, 'The agreement no longer covers it.'],
    ['EXPIRED', {}, /nobody had decided by then/],
    ['WITHDRAWN', {}, 'The request was withdrawn. Nothing was ordered.'],
  ])('that is %s says why', async (status, parts, text) => {
    await open({ status, canDecide: false, ...parts });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('the list of requests', () => {
  it('has those that wait for the reader first, each with its sum and state', async () => {
    aCheckoutApiStub({
      approvals: [
        anApproval(),
        anApproval({ id: 'approval-3', canDecide: false, isMine: true }),
        anApproval({ id: 'approval-2', status: 'REJECTED', canDecide: false, requestedBy: 'Gustav Thulin' }),
      ],
    });
    const { router } = await renderAt('/quote-and-order?tab=approvals', {
      user: { roles: ['Purchaser'] },
      agreements: [anAgreement],
    });
    const rows = await screen.findAllByRole('row', { name: /Q-88238/ });
    expect(rows.map((row) => /Waiting for (?:you|approval)|Rejected/.exec(row.textContent)?.[0])).toEqual([
      'Waiting for you',
      'Waiting for approval',
      'Rejected',
    ]);
    for (const group of ['Waiting for you', 'Waiting for others', 'Decided'])
      expect(screen.getByRole('rowheader', { name: `${group} 1` })).toBeInTheDocument();
    expect(rows[1]).toHaveTextContent('You');
    expect(rows[0]).toHaveTextContent('Maja Friberg');
    expect(rows[0]).toHaveTextContent('2,430');
    await waitFor(() => expect(router.state.location.search).toBe('?tab=approvals'));
  });
});
