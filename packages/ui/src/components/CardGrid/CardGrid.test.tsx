import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { CardGrid } from './CardGrid.tsx';

describeComponent<HTMLUListElement>('CardGrid', (props) => <CardGrid {...props}>Card</CardGrid>);

it('CardGrid is a list with an item for each card that is there', () => {
  renderWithTheme(
    <CardGrid aria-label="Sites">
      <p>One</p>
      {null}
      <p>Two</p>
    </CardGrid>,
  );
  expect(screen.getByRole('list', { name: 'Sites' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
});
