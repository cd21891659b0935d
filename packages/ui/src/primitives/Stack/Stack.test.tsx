import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Stack } from './Stack.tsx';

describeComponent<HTMLDivElement>('Stack', (props) => <Stack {...props}>Text</Stack>);

it('Stack puts things below each other, and its own style joins', () => {
  renderWithTheme(<Stack data-testid="stack" style={{ flex: 1 }} />);
  expect(screen.getByTestId('stack').style.flexDirection).toBe('column');
  expect(screen.getByTestId('stack').style.flex).toMatch(/^1/);
});
