import { nextEscalation, ticketActionsFor, type TicketFacts } from './actions.ts';

const now = Date.parse('2024-11-21T09:41:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const ticket = (given: Partial<TicketFacts> = {}): TicketFacts => ({
  status: 'IN_PROGRESS',
  type: 'FAULT',
  resolvedAt: null,
  escalationLevel: 0,
  escalatedAt: null,
  reportRequestedAt: null,
  ...given,
});
const as =
  (...rights: string[]) =>
  (right: string) =>
    rights.includes(right);
const staff = as('OperationStaff');
const resolved = (days: number) => ({ status: 'RESOLVED', resolvedAt: now - days * day });
const closed = (days: number) => ({ status: 'CLOSED', resolvedAt: now - days * day });
const handling = ['message', 'changeImpact', 'addServices', 'escalate', 'confirm', 'cancel'];

describe('what can be done with a ticket', () => {
  it.each([
    ['that is handled, by OperationStaff', ticket(), staff, handling],
    ['that is no fault', ticket({ type: 'QUESTION' }), staff, handling.filter((one) => one !== 'changeImpact')],
    ['by cp-tickets, who does not escalate', ticket(), as('cp-tickets'), handling.filter((one) => one !== 'escalate')],
    ['by BillingResponsible, a fault', ticket(), as('BillingResponsible'), []],
    [
      'by BillingResponsible, about billing',
      ticket({ type: 'BILLING' }),
      as('BillingResponsible'),
      ['message', 'addServices', 'confirm', 'cancel'],
    ],
    ['that is resolved', ticket(resolved(1)), staff, ['message', 'confirm', 'reopen', 'requestReport']],
    [
      'that is resolved, with the report asked for',
      ticket({ ...resolved(1), reportRequestedAt: now }),
      staff,
      ['message', 'confirm', 'reopen'],
    ],
    ['that closed nine days after it was resolved', ticket(closed(9)), staff, ['reopen']],
    ['that closed ten days after it was resolved', ticket(closed(10)), staff, []],
    ['that was cancelled', ticket({ status: 'CANCELLED' }), staff, []],
    ['whose cancellation is asked for', ticket({ status: 'CANCELLING' }), staff, ['message']],
    ['of a status that is not ours', ticket({ status: 'PARKED' }), staff, ['message']],
    ['by somebody else', ticket(), as('Purchaser'), []],
  ])('%s', (_what, facts, has, expected) => expect(ticketActionsFor(facts, now, has)).toEqual(expected));
});

describe('a ticket is escalated', () => {
  it.each([
    ['at once, the first time', {}, now],
    ['once an hour', { escalationLevel: 1, escalatedAt: now - 59 * minute }, now + minute],
    ['again after an hour', { escalationLevel: 1, escalatedAt: now - 60 * minute }, now],
    ['no more at the highest level', { escalationLevel: 3, escalatedAt: now - day }, null],
  ])('%s', (_when, given, expected) => expect(nextEscalation(ticket(given), now)).toBe(expected));
});
