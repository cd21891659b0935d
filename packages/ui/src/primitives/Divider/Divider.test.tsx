import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Divider } from './Divider.tsx';

describeComponent<HTMLHRElement>('Divider', (props) => <Divider {...props} />);

it('Divider separates', () => {
  renderWithTheme(<Divider />);
  expect(screen.getByRole('separator')).toBeInTheDocument();
});
