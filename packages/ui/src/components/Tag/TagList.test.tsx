import { screen } from '@testing-library/react';
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
    .map((item) => `${item.dataset['count'] ?? ''}${item.textContent}`);

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
});
