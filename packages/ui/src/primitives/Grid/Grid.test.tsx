import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Grid } from './Grid.tsx';

describeComponent<HTMLDivElement>('Grid', (props) => (
  <Grid columns={2} {...props}>
    Text
  </Grid>
));

it('Grid keeps its columns out of the document', () => {
  renderWithTheme(<Grid data-testid="grid" columns={{ extraSmall: 1, large: 3 }} />);
  expect(screen.getByTestId('grid')).not.toHaveAttribute('columns');
});
