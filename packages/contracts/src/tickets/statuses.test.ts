import { isTicketClosed, nextTicketStatuses, ticketStatuses } from './statuses.ts';

describe('the statuses of a ticket', () => {
  it('lead on from every one but those that end it', () => {
    const last = ticketStatuses.filter((status) => nextTicketStatuses(status).length === 0);
    expect(last).toEqual(['CLOSED', 'CANCELLED']);
    expect(ticketStatuses.filter(isTicketClosed)).toEqual(last);
  });

  it('never lead from what has ended, nor from a word of another system', () => {
    expect(nextTicketStatuses('CLOSED')).toEqual([]);
    expect(nextTicketStatuses('toString')).toEqual([]);
  });
});
