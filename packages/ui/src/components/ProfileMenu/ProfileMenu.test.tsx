import { IconUserCircle } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleProfile } from './exampleProfile.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

describeComponent<HTMLDivElement>('ProfileMenu', (props) => <ProfileMenu {...exampleProfile} {...props} />);

const open = () => userEvent.click(screen.getByRole('button', { name: /Astrid Lindqvist/ }));

describe('ProfileMenu', () => {
  it('says on its button who is logged in and for whom', () => {
    renderWithTheme(<ProfileMenu {...exampleProfile} />);
    expect(screen.getByRole('button')).toHaveAccessibleName(
      'Astrid Lindqvist Havstrand Logistik AB profile and settings',
    );
  });

  it('shows the e-mail address, the customer id and the links', async () => {
    renderWithTheme(<ProfileMenu {...exampleProfile} />);
    await open();
    expect(screen.getByText('astrid.lindqvist@havstrand.example')).toBeInTheDocument();
    expect(screen.getByText('Customer id 4471820')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'User guide (PDF)' })).toHaveAttribute('download');
  });

  it('puts the chooser of customers in place of the name', async () => {
    renderWithTheme(<ProfileMenu {...exampleProfile} customerSelect={<select aria-label="Customer" />} />);
    await open();
    expect(screen.getByRole('combobox', { name: 'Customer' })).toBeInTheDocument();
    expect(screen.getAllByText('Havstrand Logistik AB')).toHaveLength(1);
  });

  it('logs out', async () => {
    const onLogOut = jest.fn();
    renderWithTheme(<ProfileMenu {...exampleProfile} onLogOut={onLogOut} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onLogOut).toHaveBeenCalledTimes(1);
  });

  it('closes when a link is followed, and says so', async () => {
    const onNavigate = jest.fn();
    renderWithTheme(<ProfileMenu {...exampleProfile} onNavigate={onNavigate} />);
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Personal info' }));
    expect(onNavigate).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  });

  it('does what a row without an address says once the menu is closed, the focus back on the button', async () => {
    const onNavigate = jest.fn();
    const onClick = jest.fn(() => expect(screen.getByRole('button', { name: /Astrid Lindqvist/ })).toHaveFocus());
    const links = [{ label: 'Personal info', icon: IconUserCircle, onClick }];
    renderWithTheme(<ProfileMenu {...exampleProfile} links={links} onNavigate={onNavigate} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Personal info' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onNavigate).toHaveBeenCalledWith({ returnsFocus: true });
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  });

  it('stays open when Escape closes the language list in it', async () => {
    renderWithTheme(<ProfileMenu {...exampleProfile} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Language/ }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
  });
});
