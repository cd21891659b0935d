import { readCalendarAddress, writeCalendarAddress } from './calendarAddress.ts';

describe('the address of the calendar', () => {
  it('says the view, the day and what is hidden, and is read back', () => {
    const address = { view: 'week', day: '2024-12-06', hidden: ['orders'] } as const;
    const query = writeCalendarAddress(new URLSearchParams('scope=country'), address);
    expect(query.toString()).toBe('scope=country&view=week&day=2024-12-06&hide=orders');
    expect(readCalendarAddress(query)).toEqual(address);
  });

  it('leaves out what is as usual', () =>
    expect(
      writeCalendarAddress(new URLSearchParams('view=week&day=2024-12-06&hide=orders'), {
        view: 'month',
        day: '',
        hidden: [],
      }).toString(),
    ).toBe(''));

  it.each(['view=year&day=2024-02-31&hide=everything', 'day=soon'])('takes %s for nothing', (query) =>
    expect(readCalendarAddress(new URLSearchParams(query))).toEqual({ view: 'month', day: '', hidden: [] }),
  );
});
