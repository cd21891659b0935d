import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { SplitButton, type SplitButtonProps } from './SplitButton.tsx';

const onSelect = jest.fn();
const onClick = jest.fn();

function Save(props: Partial<SplitButtonProps>) {
  return (
    <SplitButton onClick={onClick} groups={[{ items: [{ label: 'Save as a draft', onSelect }] }]} {...props}>
      Save
    </SplitButton>
  );
}

describeComponent<HTMLButtonElement>('SplitButton', (props) => <Save {...props} />);

const arrow = () => screen.getByRole('button', { name: 'More choices' });
const item = () => screen.getByRole('menuitem', { name: 'Save as a draft' });

describe('SplitButton', () => {
  beforeEach(() => jest.clearAllMocks());

  it('does what its word says, without the menu', async () => {
    renderWithTheme(<Save />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('opens the menu by its arrow, with the focus on the first item', async () => {
    renderWithTheme(<Save />);
    await userEvent.tab();
    await userEvent.tab();
    expect(arrow()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(arrow()).toHaveAttribute('aria-expanded', 'true');
    expect(arrow()).toHaveAttribute('aria-controls', screen.getByRole('menu', { name: 'More choices' }).id);
    expect(item()).toHaveFocus();
    expect(await findViolations()).toEqual([]);
  });

  it('does what is chosen, and the focus is back on the arrow', async () => {
    renderWithTheme(<Save />);
    await userEvent.click(arrow());
    await userEvent.click(item());
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onClick).not.toHaveBeenCalled();
    expect(arrow()).toHaveFocus();
  });

  it('takes no presses while it is busy, and can still be reached', async () => {
    renderWithTheme(<Save isLoading />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(arrow());
    await userEvent.keyboard('{ArrowDown}');
    expect(arrow()).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('is disabled as a whole', () => {
    renderWithTheme(<Save disabled />);
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });
});
