import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Skeleton } from './Skeleton.tsx';

describeComponent<HTMLSpanElement>('Skeleton', (props) => <Skeleton {...props} />);

it('says nothing to screen readers', () => {
  renderWithTheme(<Skeleton data-testid="bar" />);
  expect(screen.getByTestId('bar')).toHaveAttribute('aria-hidden', 'true');
});
