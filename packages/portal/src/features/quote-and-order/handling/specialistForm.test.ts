import { aPrice, aQuote, aQuoteSite } from '../testing/aQuote.ts';
import { aWaitingQuote } from '../testing/aHandlingApiStub.ts';
import { answerOf, cellsOf, emptyForm, faultsOf, kindsFor, waitsForSpecialist } from './specialistForm.ts';

const valuesOf = (quote = aWaitingQuote(), given: Record<string, string> = {}) => ({ ...emptyForm(quote), ...given });

describe('what a specialist can answer', () => {
  it.each([
    ['PRESALE_REQUESTED', false, ['COMPLETED', 'ESTIMATED', 'INPUT_NEEDED', 'NO_SOLUTION']],
    ['BEST_SO_FAR', true, ['ANSWER', 'COMPLETED', 'INPUT_NEEDED', 'NO_SOLUTION']],
    ['AUTO_COMPLETED', true, ['ANSWER', 'VALIDATED']],
    ['SIGNED', true, []],
    ['RENEW_ACCESSONLINE', true, []],
  ])('of %s, with a question: %s', (status, asks, kinds) => {
    expect(kindsFor(aWaitingQuote({ status, ...(!asks && { questions: [] }) }))).toEqual(kinds);
  });

  it('is a text alone while somebody is asked to approve', () => {
    expect(kindsFor(aWaitingQuote({ approvalStatus: 'PENDING' }))).toEqual(['ANSWER']);
  });

  it('waits for the specialist, not for the customer', () => {
    const states = ['PRESALE_REQUESTED', 'BEST_SO_FAR', 'INPUT_NEEDED', 'COMPLETED'];
    expect(states.map((status) => waitsForSpecialist(aQuote({ status, questions: [] })))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('special prices', () => {
  it('begin with those that are missing, also where the rules gave up on a site, and leave out what is ordered', () => {
    const quote = aQuote({
      sites: [
        aQuoteSite({ prices: [aPrice('v1', 100, 0, { orderId: 'order-1' }), aPrice('v2', 100)] }),
        aQuoteSite({ id: '2' }),
      ],
    });
    const keys = cellsOf(quote).map(({ key }) => key);
    expect(keys.at(-1)).toBe('1.v2');
    expect(keys).not.toContain('1.v1');
    expect(keys.filter((key) => key.startsWith('2.'))).toHaveLength(quote.variants.length);
  });

  it.each([
    [{ 'monthly.1.v4': '10' }, ['1.v4']],
    [{ 'monthly.1.v4': '10', 'weeks.1.v4': '0' }, ['1.v4']],
    [{ 'monthly.1.v4': '10', 'weeks.1.v4': '1.5' }, ['1.v4']],
    [{ 'monthly.1.v4': '-1', 'weeks.1.v4': '3' }, ['1.v4']],
    [{ 'monthly.1.v4': '1000000001', 'weeks.1.v4': '3' }, ['1.v4']],
    [{ 'oneTime.1.v4': '10' }, ['1.v4']],
    [{ 'monthly.1.v4': '0', 'weeks.1.v4': '200' }, []],
  ])('are whole: %j', (given, cells) => {
    const quote = aWaitingQuote();
    expect([...faultsOf(quote, 'COMPLETED', valuesOf(quote, given)).cells]).toEqual(cells);
  });

  it('are needed where there are none', () => {
    const none = aWaitingQuote({ prices: { total: 4, priced: 0, firm: 0 } });
    expect(faultsOf(none, 'COMPLETED', valuesOf(none)).missing).toBe('firm');
    expect(faultsOf(none, 'ESTIMATED', valuesOf(none)).missing).toBe('priced');
    expect(faultsOf(none, 'VALIDATED', valuesOf(none)).missing).toBe('firm');
    expect(faultsOf(none, 'NO_SOLUTION', valuesOf(none)).missing).toBeUndefined();
  });

  it('are sent in whole öre, and only with an answer that has prices', () => {
    const quote = aWaitingQuote({ questions: [] });
    const values = valuesOf(quote, { 'monthly.1.v4': '0.29', 'oneTime.1.v4': '1.005', 'weeks.1.v4': '3' });
    expect(answerOf(quote, 'ESTIMATED', values)).toEqual({
      status: 'ESTIMATED',
      prices: [
        { siteId: '1', variantId: 'v4', monthlyMinor: 29, oneTimeMinor: 100, level: 'estimate', leadTimeWeeks: 3 },
      ],
    });
    expect(answerOf(quote, 'NO_SOLUTION', values)).toEqual({ status: 'NO_SOLUTION' });
  });

  it('ask a question of their own beside the customer’s', () => {
    const quote = aWaitingQuote();
    expect(answerOf(quote, 'INPUT_NEEDED', valuesOf(quote, { text: ' Which room? ' }))).toEqual({
      status: 'INPUT_NEEDED',
      text: 'Which room?',
    });
  });
});
