import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { TagList } from './TagList.tsx';

const items = (...labels: string[]) => labels.map((label) => ({ id: label, label }));
describeComponent<HTMLUListElement>('TagList', (props) => <TagList items={items('A', 'B', 'C', 'D')} {...props} />);

/** What is shown at a width: from veryLarge up, or below. */
const shownAt = (width: 'wide' | 'narrow') =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .filter(({ dataset }) => (width === 'wide' ? dataset['below'] === undefined : dataset['from'] === undefined))
    .map(({ textContent }) => textContent);

describe('TagList', () => {
  it('shows three tags and how many more on wide windows, two on narrow ones', () => {
    renderWithTheme(<TagList items={items('A', 'B', 'C', 'D')} />);
    expect(shownAt('wide')).toEqual(['A', 'B', 'C', '+1and 1 more: D']);
    expect(shownAt('narrow')).toEqual(['A', 'B', '+2and 2 more: C, D']);
  });

  it('counts nothing when all fit', () => {
    renderWithTheme(<TagList items={items('A', 'B')} />);
    expect(shownAt('wide')).toEqual(['A', 'B']);
    expect(shownAt('narrow')).toEqual(['A', 'B']);
  });

  it('names the hidden ones to the pointer and to the keyboard', async () => {
    renderWithTheme(<TagList items={items('A', 'B', 'C', 'D')} />);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('C, D');
    await userEvent.keyboard('{Escape}');
    await userEvent.hover(screen.getByText('+1'));
    expect(await screen.findByText('D', { selector: '[role="tooltip"]' })).toBeVisible();
  });
});
