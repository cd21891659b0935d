import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Box } from './Box.tsx';

describeComponent<HTMLDivElement>('Box', (props) => (
  <Box padding={16} {...props}>
    Text
  </Box>
));

it('Box becomes the element it is asked to be, and keeps its tokens out of the document', () => {
  renderWithTheme(<Box as="section" aria-label="Users" padding={16} background="surface" />);
  const box = screen.getByRole('region', { name: 'Users' });
  expect(box).not.toHaveAttribute('padding');
  expect(box).not.toHaveAttribute('background');
});
