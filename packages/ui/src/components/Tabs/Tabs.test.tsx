import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Tabs, type TabItem } from './Tabs.tsx';

const items: readonly TabItem[] = [
  { value: 'traffic', label: 'Traffic', content: <input aria-label="Search traffic" /> },
  { value: 'alarms', label: 'Alarms', disabled: true, content: 'None' },
  { value: 'agreement', label: 'Agreement', count: 2, content: 'Binds until May' },
];

describeComponent<HTMLDivElement>('Tabs', (props) => <Tabs label="Service" items={items} {...props} />);

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

describe('Tabs', () => {
  it('shows the panel of the first tab that can be chosen, named by it', async () => {
    renderWithTheme(<Tabs label="Service" items={items.slice(1)} />);
    expect(screen.getByRole('tablist', { name: 'Service' })).toBeInTheDocument();
    expect(tab('Agreement 2')).toHaveAttribute('aria-selected', 'true');
    expect(panel()).toHaveAccessibleName('Agreement 2');
    expect(panel()).toHaveTextContent('Binds until May');
    expect(await findViolations()).toEqual([]);
  });

  it('chooses by a press', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Tabs label="Service" items={items} onValueChange={onValueChange} />);
    await userEvent.click(tab('Agreement 2'));
    expect(panel()).toHaveTextContent('Binds until May');
    expect(onValueChange.mock.calls).toEqual([['agreement']]);
  });

  it.each([
    ['{ArrowRight}', 'Agreement 2'],
    ['{ArrowLeft}', 'Agreement 2'],
    ['{End}', 'Agreement 2'],
    ['{ArrowRight}{ArrowRight}', 'Traffic'],
    ['{End}{Home}', 'Traffic'],
  ])('chooses by %s, past what is disabled', async (keys, chosen) => {
    renderWithTheme(<Tabs label="Service" items={items} />);
    await userEvent.tab();
    expect(tab('Traffic')).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(tab(chosen)).toHaveFocus();
    expect(tab(chosen)).toHaveAttribute('aria-selected', 'true');
  });

  it('leaves a disabled tab unchosen', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Tabs label="Service" items={items} onValueChange={onValueChange} />);
    await userEvent.click(tab('Alarms'));
    expect(tab('Alarms')).toHaveAttribute('aria-disabled', 'true');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('goes on by Tab into the panel', async () => {
    renderWithTheme(<Tabs label="Service" items={items} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Search traffic' })).toHaveFocus();
  });

  it('keeps what was written in a panel while another is shown', async () => {
    renderWithTheme(<Tabs label="Service" items={items} />);
    await userEvent.type(screen.getByRole('textbox'), 'north');
    await userEvent.click(tab('Agreement 2'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(tab('Traffic'));
    expect(screen.getByRole('textbox')).toHaveValue('north');
  });
});

describe('Tabs value', () => {
  it('is kept by the page where it is given', async () => {
    const onValueChange = jest.fn();
    const { rerender } = renderWithTheme(
      <Tabs label="Service" items={items} value="traffic" onValueChange={onValueChange} />,
    );
    await userEvent.click(tab('Agreement 2'));
    expect(onValueChange).toHaveBeenCalledWith('agreement');
    expect(tab('Traffic')).toHaveAttribute('aria-selected', 'true');
    rerender(<Tabs label="Service" items={items} value="agreement" onValueChange={onValueChange} />);
    expect(tab('Agreement 2')).toHaveAttribute('aria-selected', 'true');
  });
});
