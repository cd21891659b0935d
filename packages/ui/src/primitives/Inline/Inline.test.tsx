import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Inline } from './Inline.tsx';

describeComponent<HTMLDivElement>('Inline', (props) => <Inline {...props}>Text</Inline>);

it.each([
  [true, 'wrap'],
  [false, 'nowrap'],
])('Inline with wraps %s', (wraps, flexWrap) => {
  renderWithTheme(<Inline data-testid="inline" wraps={wraps} />);
  expect(screen.getByTestId('inline').style.flexWrap).toBe(flexWrap);
});
