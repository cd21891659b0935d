import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { RoleCardGrid, type RoleCardGridProps } from './RoleCardGrid.tsx';

const given: RoleCardGridProps = {
  label: 'Roles',
  roles: ['purchaser', 'staff', 'technician'].map((id) => ({ id, name: id })),
  value: ['technician'],
  onValueChange: () => undefined,
};
describeComponent<HTMLDivElement>('RoleCardGrid', (props) => <RoleCardGrid {...given} {...props} />);

describe('RoleCardGrid', () => {
  it('gives the ticked roles in the order of the roles, and keeps those that it does not show', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<RoleCardGrid {...given} value={['unknown', 'technician']} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'purchaser' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'technician' }));
    expect(onValueChange.mock.calls).toEqual([[['purchaser', 'technician', 'unknown']], [['unknown']]]);
  });

  it('says what saving will change', () => {
    renderWithTheme(<RoleCardGrid {...given} value={['technician']} saved={['staff']} />);
    expect(screen.getByRole('checkbox', { name: 'technician' })).toHaveAccessibleDescription('Will be added');
    expect(screen.getByRole('checkbox', { name: 'staff' })).toHaveAccessibleDescription('Will be removed');
    expect(screen.getByRole('checkbox', { name: 'purchaser' })).toHaveAccessibleDescription('');
  });

  it('is described by its error', () => {
    renderWithTheme(<RoleCardGrid {...given} error="At least one role" />);
    expect(screen.getByRole('group', { name: 'Roles' })).toHaveAccessibleDescription('At least one role');
  });

  it('shows the shape of the cards while loading, and the cards once they are there', () => {
    const { rerender } = renderWithTheme(<RoleCardGrid {...given} roles={[]} isLoading expectedRoles={2} />);
    expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('group').children).toHaveLength(2);
    rerender(<RoleCardGrid {...given} isLoading />);
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });
});
