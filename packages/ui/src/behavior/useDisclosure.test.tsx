import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useDisclosure, type DisclosureOptions } from './useDisclosure.ts';

function Example(options: DisclosureOptions) {
  const { isOpen, rootProps, buttonProps, panelId } = useDisclosure(options);
  return (
    <>
      <div {...rootProps}>
        <button {...buttonProps}>Open</button>
        {isOpen && (
          <div id={panelId}>
            <button type="button">Inside</button>
          </div>
        )}
      </div>
      <button type="button">Outside</button>
    </>
  );
}

const toggle = () => screen.getByRole('button', { name: 'Open' });
const inside = () => screen.queryByRole('button', { name: 'Inside' });

describe('useDisclosure', () => {
  it('opens and closes on click, and says so', async () => {
    render(<Example />);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(toggle().getAttribute('aria-controls')).toBe(inside()?.parentElement?.id);
    await userEvent.click(toggle());
    expect(inside()).not.toBeInTheDocument();
  });

  it('closes on Escape and gives the focus back', async () => {
    render(<Example />);
    await userEvent.click(toggle());
    act(() => inside()?.focus());
    await userEvent.keyboard('{Escape}');
    expect(inside()).not.toBeInTheDocument();
    expect(toggle()).toHaveFocus();
  });

  it('closes when pressed outside', async () => {
    render(<Example />);
    await userEvent.click(toggle());
    await userEvent.click(document.body);
    expect(inside()).not.toBeInTheDocument();
  });

  it('closes when the Tab key leaves it, and stays while the key moves inside', async () => {
    render(<Example />);
    await userEvent.click(toggle());
    await userEvent.tab();
    expect(inside()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
    expect(inside()).not.toBeInTheDocument();
  });

  it('stays open on blur where the option says so', async () => {
    render(<Example closesOnBlur={() => false} />);
    await userEvent.click(toggle());
    act(() => screen.getByRole('button', { name: 'Outside' }).focus());
    expect(inside()).toBeInTheDocument();
  });
});
