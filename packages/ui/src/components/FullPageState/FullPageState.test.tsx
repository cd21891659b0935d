import { IconLock } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { FullPageState } from './FullPageState.tsx';

describeComponent<HTMLDivElement>('FullPageState', (props) => (
  <FullPageState icon={IconLock} title="Access denied" message="Sorry." {...props} />
));

it('FullPageState has its title as the h1', () => {
  renderWithTheme(
    <FullPageState icon={IconLock} title="Access denied" message="Sorry, you are not allowed to access this page." />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Access denied' })).toBeInTheDocument();
});
