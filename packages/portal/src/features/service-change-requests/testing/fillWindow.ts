import { addDays, dayOf } from '@skerry/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in a window some days ahead, from 12:00 to 13:30 with an outage of 15 minutes. Returns its day. */
export async function fillWindow(user: UserEvent): Promise<string> {
  const day = addDays(dayOf(new Date()), 10);
  const [year = '', month = '', date = ''] = day.split('-');
  const first = within(await screen.findByRole('group', { name: /First day/ }));
  await user.click(first.getAllByRole('spinbutton')[0] as HTMLElement);
  // In English the day comes first; each part goes on to the next.
  await user.keyboard(`${date}${month}${year}`);
  for (const [name, text] of [
    ['From', '12:00'],
    ['Until', '13:30'],
    ['Longest allowed outage', '15'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
  await user.click(screen.getByRole('textbox', { name: 'From' }));
  return day;
}
