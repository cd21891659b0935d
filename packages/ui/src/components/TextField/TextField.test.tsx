import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ReadOnlyContext } from '../Field/ReadOnlyContext.ts';
import { TextField } from './TextField.tsx';

describeComponent<HTMLInputElement>(
  'TextField',
  (props) => <TextField label="E-mail" error="Wrong" hint="Yours" {...props} />,
  {
    propsReach: 'control',
  },
);

describe('TextField', () => {
  it('keeps a hidden label for screen readers', () => {
    renderWithTheme(<TextField label="Filter" isLabelHidden />);
    expect(screen.getByRole('textbox', { name: 'Filter' })).toBeInTheDocument();
  });

  it('cannot be changed while what surrounds it is being saved', async () => {
    renderWithTheme(
      <ReadOnlyContext value>
        <TextField label="First name" defaultValue="Elin" />
      </ReadOnlyContext>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'x');
    expect(screen.getByRole('textbox')).toHaveValue('Elin');
  });

  it('says that it is busy while loading', () => {
    renderWithTheme(<TextField label="Address" isLoading />);
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-busy', 'true');
  });
});
