import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Sheet } from './Sheet.tsx';

describeComponent<HTMLElement>('Sheet', (props) => (
  <Sheet title="Roles" {...props}>
    Content
  </Sheet>
));

it('Sheet is a region named by its title', () => {
  renderWithTheme(<Sheet title="Roles and Permissions">Content</Sheet>);
  expect(screen.getByRole('region', { name: 'Roles and Permissions' })).toHaveTextContent('Content');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Roles and Permissions');
});
