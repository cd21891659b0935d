import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describeComponent<HTMLSpanElement>('VisuallyHidden', (props) => <VisuallyHidden {...props}>Heard</VisuallyHidden>);

it('VisuallyHidden is still part of a name', () => {
  renderWithTheme(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});
