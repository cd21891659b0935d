import { screen } from '@testing-library/react';
import { IconUsers } from '@tabler/icons-react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Icon } from './Icon.tsx';

describeComponent<SVGSVGElement>('Icon', (props) => <Icon icon={IconUsers} {...props} />);

it('Icon is hidden from screen readers and has its line width', () => {
  renderWithTheme(<Icon icon={IconUsers} size="small" data-testid="icon" />);
  expect(screen.getByTestId('icon')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTestId('icon')).toHaveAttribute('stroke-width', '2');
});
