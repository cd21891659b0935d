import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

beforeAll(fetchOverlays);

describeComponent<HTMLDivElement>('Popover', (props) => (
  <Popover label="Columns" trigger={<Button>Columns</Button>} {...props}>
    E-mail
  </Popover>
));

async function open(props: Partial<PopoverProps> = {}) {
  renderWithTheme(
    <>
      <Popover label="Columns" trigger={<Button>Columns</Button>} {...props}>
        {props.children ?? <button type="button">E-mail</button>}
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
}
const panel = () => screen.queryByRole('dialog', { name: 'Columns' });

describe('Popover', () => {
  it('opens at its button, which says so, and takes the focus', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(panel()).toHaveFocus());
  });

  it('leaves the page in use', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toBeInTheDocument();
    expect(panel()).not.toHaveAttribute('aria-modal');
  });

  it('closes on Escape and gives the focus back', async () => {
    await open();
    await waitFor(() => expect(panel()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });

  it('closes when pressed outside, and when the Tab key leaves it', async () => {
    await open();
    await userEvent.click(document.body);
    expect(panel()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    act(() => screen.getByRole('button', { name: 'E-mail' }).focus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(panel()).not.toBeInTheDocument();
  });

  it('stays open while it is used, at an icon button too', async () => {
    await open({ trigger: <IconButton icon={() => null} label="Columns" /> });
    await userEvent.click(screen.getByRole('button', { name: 'E-mail' }));
    expect(panel()).toBeInTheDocument();
  });

  it('gives its content what closes it', async () => {
    await open({
      children: (close) => (
        <button type="button" onClick={close}>
          Done
        </button>
      ),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(panel()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });

  it('in a dialog closes alone on Escape', async () => {
    const onClose = jest.fn();
    renderWithTheme(
      <Dialog isOpen onClose={onClose} title="Users">
        <Popover label="Columns" trigger={<Button>Columns</Button>}>
          E-mail
        </Popover>
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(panel()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});
