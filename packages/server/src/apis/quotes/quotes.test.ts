import {
  addDays,
  dayOf,
  type Quote,
  type QuoteInHandlingPage,
  type QuotePage,
  type QuoteProgress,
} from '@skerry/contracts';
import { testBothWays } from '../../testing/both-ways.ts';
import { the, type Caller } from '../../testing/test-server.ts';
import { aPlacement, approvals, placedOrders } from './testing/orders.ts';
import {
  addPriceBook,
  aQuoteRequest,
  company,
  expire,
  handling,
  post,
  pricedQuote,
  quotes,
  siteAt,
  waitFor,
} from './testing/quotes.ts';

const prefix = '/api/quote-and-order/v4';
const absent = '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a';
const today = dayOf(new Date());

const both = testBothWays({ SKERRY_API_QUOTE_AND_ORDER_V4_UPSTREAM: prefix }, addPriceBook);

async function refusal(caller: Caller, given: object): Promise<string[]> {
  const answer = await post(caller, quotes, aQuoteRequest(given));
  expect(answer.statusCode).toBe(422);
  return answer
    .json<{ errors: { field: string; code: string }[] }>()
    .errors.map(({ field, code }) => `${field} ${code}`);
}

describe.each(both.ways)('quotes, %s,', (_which, server) => {
  it('are sent as a PDF in the language of the reader, to their own company, once there is a price', async () => {
    const { requester } = await company(both.database, server());
    const { requester: stranger } = await company(both.database, server());
    const { id, number } = await pricedQuote(requester);
    const answer = await requester.get(`${quotes}/${id}/document`, { 'accept-language': 'sv' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="quote-${number}.pdf"`);
    expect(answer.body.slice(0, 8)).toBe('%PDF-1.7');
    expect((await stranger.get(`${quotes}/${id}/document`)).statusCode).toBe(404);
    const far = await waitFor(
      requester,
      (await post(requester, quotes, aQuoteRequest({ sites: [siteAt(900_000)] }))).json<Quote>().id,
    );
    const refused = await requester.get(`${quotes}/${far.id}/document`);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'NO_PRICES']);
  });

  it('are requested once per key, priced by rules and explained', async () => {
    const { requester } = await company(both.database, server());
    const key = crypto.randomUUID();
    const body = aQuoteRequest({ capacitiesBps: [200_000_000, 10_000_000_000], terms: [12, 36], reference: 'SDL-DIA' });
    const [first, again] = [await post(requester, quotes, body, key), await post(requester, quotes, body, key)];
    const { id } = first.json<Quote>();
    expect([first.statusCode, again.statusCode, again.json<Quote>().id]).toEqual([202, 202, id]);
    expect([first.headers['location'], first.headers['etag']]).toEqual([`${quotes}/${id}`, '"1"']);
    const progress = (await requester.get(`${quotes}/${id}/progress`)).json<QuoteProgress>();
    expect(progress).toMatchObject({ total: 4, siteCount: 1 });
    const quote = await waitFor(requester, id);
    expect(quote).toMatchObject({
      number: expect.stringMatching(/^Q-\d+$/),
      name: 'Norra Kajen 2, Sundsvall',
      reference: 'SDL-DIA',
      status: 'AUTO_COMPLETED',
      level: 'firm',
      currency: 'SEK',
      prices: { total: 4, priced: 4, firm: 4 },
      capacitiesBps: [200_000_000, 10_000_000_000],
      terms: [12, 36],
      validUntil: addDays(today, 30),
      validity: 'VALID',
      waitsFor: null,
      isMine: true,
      createdBy: 'Gustav Thulin',
      priceRulesVersion: 1,
      actions: ['ask', 'withdraw', 'requestApproval'],
      // 3 060 less 12 % and 9.9 %.
      monthlyMinor: 242_621,
      oneTimeMinor: 950_000,
    });
    const [cheapest] = the(quote.sites[0]).prices.filter(({ monthlyMinor }) => monthlyMinor === quote.monthlyMinor);
    expect(the(cheapest).lines.map(({ kind, monthlyMinor }) => [kind, monthlyMinor])).toEqual([
      ['list', 306_000],
      ['agreementDiscount', 269_280],
      ['discount', 242_621],
    ]);
  });

  it('are refused with all that is wrong', async () => {
    const { requester } = await company(both.database, server());
    expect(await refusal(requester, { terms: [0], capacitiesBps: [], sites: [siteAt(0, { siteId: 'none' })] })).toEqual(
      ['capacitiesBps required', 'terms outOfRange', 'sites.0.siteId unknown'],
    );
    expect(await refusal(requester, { accessTypes: ['fibre', 'string', '\0'] })).toEqual([
      'accessTypes.1 unknown',
      'accessTypes.2 unknown',
    ]);
    const sites = Array.from({ length: 51 }, () => siteAt(0));
    expect(await refusal(requester, { sites, terms: [12, 36] })).toEqual(['cells tooMany']);
  });

  it('with texts that no database holds are refused, whichever field they are in', async () => {
    const { requester, purchaser, provider } = await company(both.database, server());
    for (const [field, given] of [
      ['agreementId', { agreementId: 'FA-\0' }],
      ['correlationId', { correlationId: 'OS-\0' }],
      ['correlationId', { correlationId: 'OS-\u202E81' }],
      ['sites.0.dataCenterSiteId', { sites: [siteAt(0, { dataCenterSiteId: '\ud800' })] }],
      ['sites.0.dataCenterSiteId', { sites: [siteAt(0, { dataCenterSiteId: 'DC-\u2066OSL1' })] }],
    ] as const)
      expect(await refusal(requester, given)).toEqual([`${field} unsupportedCharacter`]);
    const long = await post(requester, quotes, aQuoteRequest({ correlationId: 'O'.repeat(65) }));
    expect(long.statusCode).toBe(400);
    const quote = await pricedQuote(purchaser);
    const order = aPlacement(quote, { billingAccountId: '\0' });
    for (const answer of [
      await post(purchaser, placedOrders, order),
      await post(purchaser, approvals, { placement: order }),
      await post(provider, `${handling}/${quote.id}/answers`, { status: 'VALIDATED', text: '\0' }),
    ])
      expect(answer.json()).toMatchObject({ status: 422, errors: [{ code: 'unsupportedCharacter' }] });
  });

  it('wait for an answer, go on with it, and are completed by a specialist', async () => {
    const { customerId, requester, purchaser, provider } = await company(both.database, server());
    const { id, status } = await pricedQuote(requester, {
      sites: [siteAt(0), siteAt(0, { country: 'FI', name: 'Lager' })],
    });
    expect(status).toBe('BEST_SO_FAR');
    const asked = await post(provider, `${handling}/${id}/answers`, {
      status: 'INPUT_NEEDED',
      text: 'Is there a duct?',
    });
    expect(asked.json<Quote>()).toMatchObject({ status: 'INPUT_NEEDED', waitsFor: 'answer' });
    const question = the(asked.json<Quote>().questions[0]);
    await pricedQuote(requester);
    const { items, counts } = (await purchaser.get(quotes)).json<QuotePage>();
    expect([items.map((item) => item.waitsFor), counts]).toEqual([
      ['answer', null],
      { total: 2, waiting: 1, approvals: 0 },
    ]);

    const answers = `${quotes}/${id}/questions/${question.id}/answers`;
    expect((await post(requester, answers, { text: ' ' })).statusCode).toBe(422);
    const answered = await post(requester, answers, { text: 'One of 110 mm' });
    expect(answered.json<Quote>()).toMatchObject({ status: 'PRESALE_REQUESTED', waitsFor: null });
    expect(the(answered.json<Quote>().questions[0]).answer).toMatchObject({
      text: 'One of 110 mm',
      by: 'Gustav Thulin',
    });
    expect((await post(requester, answers, { text: 'Again' })).json()).toMatchObject({
      status: 409,
      code: 'ALREADY_ANSWERED',
    });

    const queue = () => provider.get(`${handling}?customerId=${customerId}`);
    const { items: waiting, totalItems } = (await queue()).json<QuoteInHandlingPage>();
    expect([totalItems, the(waiting[0])]).toMatchObject([
      1,
      { quote: { id }, reason: 'answered', text: 'One of 110 mm' },
    ]);
    const special = {
      siteId: '2',
      variantId: 'v1',
      monthlyMinor: 410_000,
      oneTimeMinor: 0,
      level: 'firm',
      leadTimeWeeks: 8,
    };
    const done = await post(provider, `${handling}/${id}/answers`, { status: 'COMPLETED', prices: [special] });
    expect(done.json<Quote>()).toMatchObject({
      status: 'COMPLETED',
      level: 'firm',
      monthlyMinor: 242_621 + 410_000,
      prices: { total: 2, priced: 2, firm: 2 },
      updatedBy: 'Sofie Brandt',
    });
    expect((await queue()).json<QuoteInHandlingPage>().totalItems).toBe(0);
    expect(done.json<Quote>().events.map((event) => event.status)).toEqual([
      ...['COMPLETED', 'PRESALE_REQUESTED', 'INPUT_NEEDED', 'BEST_SO_FAR', 'IN_PROGRESS', 'REGISTERED'],
    ]);
  });

  it('must be renewed once their prices have run out, and say so', async () => {
    const given = await company(both.database, server());
    const { requester } = given;
    const { id } = await pricedQuote(requester);
    expect((await post(requester, `${quotes}/${id}/renewals`)).json()).toMatchObject({
      status: 409,
      code: 'NOT_POSSIBLE',
    });
    await expire(both.database, given, id, addDays(today, -1));
    const expired = (await requester.get(`${quotes}/${id}`)).json<Quote>();
    expect(expired).toMatchObject({
      status: 'RENEW_ACCESSONLINE',
      validity: 'EXPIRED',
      waitsFor: 'renewal',
      actions: ['withdraw', 'renew'],
    });
    const asked = await post(requester, `${quotes}/${id}/questions`, { text: 'Why?' });
    expect(asked.json()).toMatchObject({ status: 409, code: 'QUOTE_EXPIRED' });
    const renewed = await post(requester, `${quotes}/${id}/renewals`);
    expect([renewed.statusCode, renewed.json<Quote>().renewalOf]).toEqual([202, id]);
    expect(await waitFor(requester, renewed.json<Quote>().id)).toMatchObject({
      status: 'AUTO_COMPLETED',
      monthlyMinor: 242_621,
    });
    expect((await requester.get(`${quotes}/${id}`)).json<Quote>().renewedBy).toBe(renewed.json<Quote>().id);
    expect((await post(requester, `${quotes}/${id}/renewals`)).json()).toMatchObject({ status: 409 });
  });

  it('are withdrawn in the version that was read, and then gone', async () => {
    const { requester } = await company(both.database, server());
    const { id, version } = await pricedQuote(requester);
    const withdraw = (tag?: string) =>
      requester.send('DELETE', `${quotes}/${id}`, undefined, tag === undefined ? {} : { 'if-match': tag });
    expect((await withdraw()).statusCode).toBe(428);
    expect((await withdraw('"1"')).statusCode).toBe(412);
    expect((await withdraw(`"${version}"`)).statusCode).toBe(204);
    expect((await requester.get(`${quotes}/${id}`)).statusCode).toBe(404);
    expect((await requester.get(quotes)).json<QuotePage>()).toMatchObject({ totalItems: 0, counts: { total: 0 } });
  });

  it('tell how far their pricing has come as events', async () => {
    const { requester } = await company(both.database, server());
    const asked = await post(requester, quotes, aQuoteRequest({ sites: Array.from({ length: 30 }, () => siteAt(0)) }));
    const answer = await requester.get(`${quotes}/${asked.json<Quote>().id}/progress/events`);
    expect(answer.headers['content-type']).toMatch('text/event-stream');
    const events = answer.body
      .split('\n\n')
      .filter((event) => event !== '')
      .map((event) => JSON.parse(event.replace('data: ', '')) as QuoteProgress);
    expect(events.at(-1)).toMatchObject({ isDone: true, status: 'AUTO_COMPLETED', priced: 30, sitesDone: 30 });
  });

  it('of another customer are not there', async () => {
    const [own, other] = [await company(both.database, server()), await company(both.database, server())];
    const { id } = await pricedQuote(own.requester);
    const stranger = other.purchaser;
    for (const answer of [
      await stranger.get(`${quotes}/${id}`),
      await stranger.get(`${quotes}/${id}/progress`),
      await stranger.get(`${quotes}/${id}/progress/events`),
      await post(stranger, `${quotes}/${id}/questions`, { text: 'What?' }),
      await post(stranger, `${quotes}/${id}/renewals`),
      await post(stranger, `${quotes}/${id}/manual-handling`, { text: 'What?' }),
      await post(other.provider, `${handling}/${id}/answers`, { status: 'COMPLETED' }),
      await stranger.send('DELETE', `${quotes}/${id}`, undefined, { 'if-match': '"1"' }),
      await stranger.get(`${quotes}/${absent}`),
    ])
      expect(answer.statusCode).toBe(404);
    expect((await stranger.get(quotes)).json<QuotePage>().totalItems).toBe(0);
  });

  it('are not for roles that do not quote, and handling is the provider’s', async () => {
    const { colleague, purchaser } = await company(both.database, server());
    expect((await colleague.get(quotes)).statusCode).toBe(403);
    expect((await post(colleague, quotes, aQuoteRequest())).statusCode).toBe(403);
    expect((await purchaser.get(handling)).statusCode).toBe(403);
    expect((await post(purchaser, `${handling}/${absent}/answers`, { status: 'COMPLETED' })).statusCode).toBe(403);
  });
});
