import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Heading } from './Heading.tsx';

describeComponent<HTMLHeadingElement>('Heading', (props) => (
  <Heading level={1} {...props}>
    Users
  </Heading>
));

it.each([
  [1, 'title'],
  [2, 'section'],
  [3, 'subsection'],
] as const)('Heading of level %i looks like a %s, or as asked', (level, variant) => {
  const { rerender } = renderWithTheme(<Heading level={level}>Users</Heading>);
  expect(screen.getByRole('heading', { level })).toHaveAttribute('data-variant', variant);
  rerender(
    <Heading level={level} variant="display">
      Users
    </Heading>,
  );
  expect(screen.getByRole('heading', { level })).toHaveAttribute('data-variant', 'display');
});
