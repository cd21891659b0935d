import {
  addDays,
  dayOf,
  type Approval,
  type Overview,
  type PlacedOrder,
  type Quote,
  type QuotePage,
} from '@skerry/contracts';
import { sql } from 'kysely';
import { testBothWays } from '../../../testing/both-ways.ts';
import { the, type Caller } from '../../../testing/test-server.ts';
import { aPlacement, approvals, ask, decide, limitOrders, placedOrders } from '../testing/orders.ts';
import { addPriceBook, company, expire, handling, post, pricedQuote, quotes } from '../testing/quotes.ts';

const today = dayOf(new Date());

const both = testBothWays({ SKERRY_API_QUOTE_AND_ORDER_V4_UPSTREAM: '/api/quote-and-order/v4' }, addPriceBook);

async function ordersOf(caller: Caller): Promise<PlacedOrder[]> {
  return (await caller.get(placedOrders)).json<{ items: PlacedOrder[] }>().items;
}

describe.each(both.ways)('an approval, %s,', (_which, server) => {
  it('is asked for by a requester, given by a purchaser, and then ordered for the requester', async () => {
    const { requester, purchaser, otherPurchaser, customerId } = await company(both.database, server());
    const quote = await pricedQuote(requester);
    const asked = await ask(requester, quote, 'Before Christmas');
    expect(asked.statusCode).toBe(201);
    const approval = asked.json<Approval>();
    expect(approval).toMatchObject({
      status: 'PENDING',
      monthlyMinor: 242_621,
      oneTimeMinor: 950_000,
      termMonths: 36,
      currency: 'SEK',
      decisionsNeeded: 1,
      comment: 'Before Christmas',
      requestedBy: 'Gustav Thulin',
      isMine: true,
      canDecide: false,
      deciders: ['Olga Thulin', 'Paula Thulin'],
      expiresOn: quote.validUntil,
    });
    expect((await ask(requester, quote)).json()).toMatchObject({ status: 409, code: 'APPROVAL_PENDING' });
    expect((await post(purchaser, placedOrders, aPlacement(quote))).json()).toMatchObject({
      status: 409,
      code: 'APPROVAL_PENDING',
    });
    const seen = (await purchaser.get(quotes)).json<QuotePage>();
    expect([the(seen.items[0]).waitsFor, the(seen.items[0]).approvalStatus, seen.counts]).toEqual([
      'approval',
      'PENDING',
      { total: 1, waiting: 1, approvals: 1 },
    ]);
    expect((await requester.get(quotes)).json<QuotePage>().counts).toEqual({ total: 1, waiting: 0, approvals: 0 });
    const overview = '/api/portal-user/v1/b2b-customer/overview?parts=waitingQuotes';
    expect((await purchaser.get(overview)).json<Overview>()).toMatchObject(
      // Quotes of another system are not on the start page.
      server() === both.proxied
        ? { waitingQuotes: null, errors: { waitingQuotes: 501 } }
        : {
            waitingQuotes: {
              totalItems: 1,
              items: [
                {
                  id: quote.id,
                  waitsFor: 'approval',
                  approval: { id: approval.id, requestedBy: 'Gustav Thulin', monthlyMinor: 242_621, currency: 'SEK' },
                },
              ],
            },
          },
    );
    const mailed = async () =>
      (
        await both.database.withOperator((query) =>
          query
            .selectFrom('outbox_mails')
            .select(['recipient', 'body'])
            .where('customer_id', '=', customerId)
            .orderBy('created_at')
            .orderBy('recipient')
            .execute(),
        )
      ).map(({ recipient, body }) => [recipient.split('@')[0], body.includes(`?approval=${approval.id}`)]);
    expect(await mailed()).toEqual([
      ['olga', true],
      ['paula', true],
    ]);

    const given = await decide(purchaser, approval.id, true, 'Fine');
    expect(given.json<Approval>()).toMatchObject({
      status: 'APPROVED',
      decisions: [{ by: 'Paula Thulin', isApproved: true, comment: 'Fine' }],
      orderIds: [expect.any(String)],
    });
    expect((await mailed()).at(-1)).toEqual(['gustav', true]);
    const [order] = await ordersOf(purchaser);
    expect(the(order).id).toBe(the(given.json<Approval>().orderIds[0]));
    expect((await purchaser.get(`${quotes}/${quote.id}`)).json<Quote>()).toMatchObject({
      status: 'SIGNED',
      approvalStatus: 'APPROVED',
    });
    expect((await decide(otherPurchaser, approval.id, true)).json()).toMatchObject({
      status: 409,
      code: 'ALREADY_DECIDED',
    });
  });

  it('is never one’s own, and above the limit needs another one', async () => {
    const { requester, purchaser, otherPurchaser, customerId } = await company(both.database, server());
    await limitOrders(both.database, customerId, 200_000);
    const quote = await pricedQuote(requester);
    const { id, decisionsNeeded } = (await ask(requester, quote)).json<Approval>();
    expect(decisionsNeeded).toBe(2);
    expect((await decide(requester, id, true)).statusCode).toBe(403);
    expect((await decide(purchaser, id, true)).json<Approval>()).toMatchObject({
      status: 'PENDING',
      deciders: ['Olga Thulin'],
    });
    expect((await decide(purchaser, id, true)).json()).toMatchObject({ status: 403, code: 'OWN_REQUEST' });
    expect(await ordersOf(purchaser)).toEqual([]);
    expect((await decide(otherPurchaser, id, true)).json<Approval>().status).toBe('APPROVED');
    expect(await ordersOf(purchaser)).toHaveLength(1);

    const second = await pricedQuote(purchaser);
    const own = (await ask(purchaser, second)).json<Approval>();
    expect([own.decisionsNeeded, own.deciders]).toEqual([1, ['Olga Thulin']]);
    expect((await decide(purchaser, own.id, true)).json()).toMatchObject({ status: 403, code: 'OWN_REQUEST' });
    expect((await decide(otherPurchaser, own.id, true)).json<Approval>().status).toBe('APPROVED');
  });

  it('is rejected with a reason, after which it can be asked for again or ordered', async () => {
    const { requester, purchaser } = await company(both.database, server());
    const quote = await pricedQuote(requester);
    const { id } = (await ask(requester, quote)).json<Approval>();
    expect((await decide(purchaser, id, false)).json()).toMatchObject({
      status: 422,
      errors: [{ field: 'comment', code: 'required' }],
    });
    expect((await decide(purchaser, id, false, 'Too dear')).json<Approval>()).toMatchObject({ status: 'REJECTED' });
    expect((await post(purchaser, placedOrders, aPlacement(quote))).statusCode).toBe(202);
  });

  it('is written about thirty times in a day to those who decide, however often one asks', async () => {
    const { requester, customerId } = await company(both.database, server());
    const quote = await pricedQuote(requester);
    const askAndWithdraw = async () => {
      const { id } = (await ask(requester, quote)).json<Approval>();
      await post(requester, `${approvals}/${id}/withdrawals`);
    };
    const mails = () =>
      both.database.withOperator((query) =>
        query.selectFrom('outbox_mails').select('recipient').where('customer_id', '=', customerId).execute(),
      );
    await askAndWithdraw();
    expect(await mails()).toHaveLength(2);
    await both.database.withOperator((query) =>
      sql`insert into quote_approvals (customer_id, quote_id, status, placement, monthly_minor, one_time_minor, currency, decisions_needed,
          requested_by, requested_by_user_id, expires_on)
        select customer_id, quote_id, status, placement, monthly_minor, one_time_minor, currency, decisions_needed, requested_by,
          requested_by_user_id, expires_on from quote_approvals, generate_series(1, 28) where customer_id = ${customerId}`.execute(
        query,
      ),
    );
    await askAndWithdraw();
    expect(await mails()).toHaveLength(4);
    await askAndWithdraw();
    expect(await mails()).toHaveLength(4);
  });

  it('is withdrawn by whoever has asked for it', async () => {
    const { requester, purchaser } = await company(both.database, server());
    const quote = await pricedQuote(requester);
    const { id } = (await ask(requester, quote)).json<Approval>();
    expect((await post(purchaser, `${approvals}/${id}/withdrawals`)).json()).toMatchObject({
      status: 403,
      code: 'NOT_OWN_REQUEST',
    });
    expect((await post(requester, `${approvals}/${id}/withdrawals`)).json<Approval>().status).toBe('WITHDRAWN');
    expect((await ask(requester, quote)).statusCode).toBe(201);
  });

  it('of somebody who is no longer active is given by nobody, and can be rejected', async () => {
    const { requester, purchaser, customerId, userIds } = await company(both.database, server());
    const gustav = the(userIds[0]);
    const quote = await pricedQuote(requester);
    const { id } = (await ask(requester, quote)).json<Approval>();
    const setActive = (active: boolean) =>
      both.database.withOperator((query) =>
        query
          .updateTable('customer_users')
          .set({ active })
          .where('customer_id', '=', customerId)
          .where('id', '=', gustav)
          .execute(),
      );
    await setActive(false);
    expect((await decide(purchaser, id, true)).json()).toMatchObject({ status: 409, code: 'REQUESTER_INACTIVE' });
    expect(await ordersOf(purchaser)).toEqual([]);
    expect((await purchaser.get(`${approvals}/${id}`)).json<Approval>()).toMatchObject({
      status: 'PENDING',
      decisions: [],
      canDecide: true,
    });
    expect((await decide(purchaser, id, false, 'Has left')).json<Approval>().status).toBe('REJECTED');
    expect((await post(purchaser, placedOrders, aPlacement(quote))).statusCode).toBe(202);
  });

  it('ends with its quote', async () => {
    const given = await company(both.database, server());
    const { requester, purchaser, customerId } = given;
    const quote = await pricedQuote(requester);
    const { id } = (await ask(requester, quote)).json<Approval>();
    await expire(both.database, given, quote.id, addDays(today, -1));
    await both.database.withOperator((query) =>
      query
        .updateTable('quote_approvals')
        .set({ expires_on: addDays(today, -1) } as never)
        .where('customer_id', '=', customerId)
        .execute(),
    );
    expect((await purchaser.get(`${approvals}/${id}`)).json<Approval>()).toMatchObject({
      status: 'EXPIRED',
      canDecide: false,
    });
    expect((await decide(purchaser, id, true)).json()).toMatchObject({ status: 409, code: 'QUOTE_EXPIRED' });
    expect((await requester.get(`${quotes}/${quote.id}`)).json<Quote>()).toMatchObject({
      approvalStatus: 'EXPIRED',
      actions: ['withdraw', 'renew'],
    });
    const listed = (await purchaser.get(`${approvals}?statuses=EXPIRED`)).json<{
      items: Approval[];
      totalItems: number;
    }>();
    expect([listed.totalItems, the(listed.items[0]).id]).toEqual([1, id]);
  });

  it('leaves the quote to nobody else until it is decided, nor an expired one to a specialist', async () => {
    const given = await company(both.database, server());
    const { requester, purchaser, provider } = given;
    const quote = await pricedQuote(requester);
    const { id } = (await ask(requester, quote)).json<Approval>();
    const validate = () => post(provider, `${handling}/${quote.id}/answers`, { status: 'VALIDATED' });
    expect((await validate()).json()).toMatchObject({ status: 409, code: 'APPROVAL_PENDING' });
    await decide(purchaser, id, false, 'Later');
    expect((await validate()).json<Quote>().status).toBe('VALIDATED');
    await post(requester, `${quotes}/${quote.id}/questions`, { text: 'Why?' });
    await expire(both.database, given, quote.id, addDays(today, -1));
    expect((await validate()).json()).toMatchObject({ status: 409, code: 'TRANSITION_NOT_ALLOWED' });
    expect((await provider.get(`${handling}?customerId=${given.customerId}`)).json()).toMatchObject({ totalItems: 0 });
  });

  it('that can no longer be ordered fails, and says why', async () => {
    const { requester, purchaser, customerId } = await company(both.database, server());
    const quote = await pricedQuote(requester);
    const { id } = (await ask(requester, quote)).json<Approval>();
    await both.database.withOperator((query) =>
      query
        .updateTable('framework_agreements')
        .set({ valid_to: addDays(today, -1) })
        .where('customer_id', '=', customerId)
        .execute(),
    );
    expect((await decide(purchaser, id, true)).json<Approval>()).toMatchObject({
      status: 'FAILED',
      failureCode: 'AGREEMENT_LOST',
      orderIds: [],
    });
    expect(await ordersOf(purchaser)).toEqual([]);
  });

  it('of another customer is not there', async () => {
    const [own, other] = [await company(both.database, server()), await company(both.database, server())];
    const quote = await pricedQuote(own.requester);
    const { id } = (await ask(own.requester, quote)).json<Approval>();
    expect((await other.purchaser.get(`${approvals}/${id}`)).statusCode).toBe(404);
    expect((await decide(other.purchaser, id, true)).statusCode).toBe(404);
    expect((await ask(other.requester, quote)).statusCode).toBe(404);
    expect((await other.purchaser.get(approvals)).json<{ totalItems: number }>().totalItems).toBe(0);
  });

  it('is what staff who act as a purchaser need: an order is the company’s own', async () => {
    const { purchaser, actingAs, userIds } = await company(both.database, server());
    const quote = await pricedQuote(purchaser);
    const staff = await actingAs(the(userIds[1]));
    expect((await staff.get(`${quotes}/${quote.id}`)).json<Quote>().actions).toEqual([
      'ask',
      'withdraw',
      'requestApproval',
    ]);
    const check = await staff.send('POST', '/api/quote-and-order/v5/order-checks', aPlacement(quote));
    expect(check.json()).toMatchObject({ decisionsNeeded: 1 });
    expect((await post(staff, placedOrders, aPlacement(quote))).json()).toMatchObject({ code: 'NOT_WHILE_ACTING' });
    expect((await ask(staff, quote)).json<Approval>()).toMatchObject({ status: 'PENDING', decisionsNeeded: 1 });
  });
});
