import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

describeComponent<HTMLInputElement>(
  'SearchField',
  (props) => <SearchField label="Filter" value="Lind" onValueChange={() => undefined} {...props} />,
  { propsReach: 'control' },
);

function Filter(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState('Lind');
  return <SearchField label="Filter" {...props} value={value} onValueChange={setValue} />;
}

describe('SearchField', () => {
  it('gives each new value', async () => {
    renderWithTheme(<Filter />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'q');
    expect(screen.getByRole('searchbox')).toHaveValue('Lindq');
  });

  it('empties and keeps the focus with the clear button, which goes with the text', async () => {
    renderWithTheme(<Filter />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('empties with Escape, and lets a second Escape through', async () => {
    const onKeyDown = jest.fn();
    renderWithTheme(
      <div role="presentation" onKeyDown={onKeyDown}>
        <Filter />
      </div>,
    );
    screen.getByRole('searchbox').focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
  });

  it('says in the empty field what is searched where its label is hidden', () => {
    const { rerender } = renderWithTheme(<SearchField label="Filter users" isLabelHidden />);
    expect(screen.getByPlaceholderText('Filter users')).toBeInTheDocument();
    rerender(<SearchField label="Filter users" isLabelHidden placeholder="Name or e-mail" />);
    expect(screen.getByPlaceholderText('Name or e-mail')).toBeInTheDocument();
    rerender(<SearchField label="Filter users" />);
    expect(screen.getByRole('searchbox')).not.toHaveAttribute('placeholder');
  });

  it('says that it is searching', () => {
    renderWithTheme(<Filter isLoading />);
    expect(screen.getByRole('status')).toHaveTextContent('Searching');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
