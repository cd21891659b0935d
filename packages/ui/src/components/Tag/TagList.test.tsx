import { jest } from '@jest/globals';
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

describe('TagList that shows as many as fit', () => {
  // Each tag is 60 wide; the list as wide as a test says.
  const layOut = (available: number) => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(available);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(60);
  };
  afterEach(() => jest.restoreAllMocks());
  const shown = () =>
    screen
      .getAllByRole('listitem')
      .filter(({ dataset }) => dataset['over'] === undefined)
      .map(({ textContent }) => textContent);

  it('counts what there is no room for, and names it to the keyboard', async () => {
    layOut(130);
    renderWithTheme(<TagList items={items('A', 'B', 'C')} max="fit" />);
    expect(shown()).toEqual(['A', '+2and 2 more: B, C']);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('B, C');
  });

  it('counts nothing where all fit', () => {
    layOut(200);
    renderWithTheme(<TagList items={items('A', 'B', 'C')} max="fit" />);
    expect(shown()).toEqual(['A', 'B', 'C']);
  });
});
