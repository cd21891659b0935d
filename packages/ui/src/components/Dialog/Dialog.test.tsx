import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState, type ReactNode } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './DialogProps.ts';

beforeAll(fetchOverlays);

describeComponent<HTMLDivElement>('Dialog', (props) => (
  <Dialog isOpen onClose={() => undefined} title="Edit user" help="All fields" {...props}>
    <TextField label="First name" />
  </Dialog>
));

function Page(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <main>
        <Button onClick={() => setOpen(true)}>Edit</Button>
      </main>
      <Dialog
        title="Edit user"
        footer={<Button type="submit">Save</Button>}
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        {props.children ?? <TextField label="First name" defaultValue="Elin" />}
      </Dialog>
    </>
  );
}

async function open(props: Partial<DialogProps> = {}) {
  renderWithTheme(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
}

describe('Dialog', () => {
  it('has the name and description of its title and help line', async () => {
    await open({ help: 'All fields are needed.' });
    expect(screen.getByRole('dialog', { name: 'Edit user' })).toHaveAccessibleDescription('All fields are needed.');
  });

  it('gives the first field the focus, and the button that opened it gets it back', async () => {
    await open();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // In the next frame.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  });

  it('gives the focus to itself where it is to be read from its beginning', async () => {
    await open({ initialFocus: 'dialog' });
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('keeps the focus inside, round and round', async () => {
    await open();
    const round = ['Save', 'Close', 'First name'];
    for (const name of [...round, ...round]) {
      await userEvent.tab();
      expect(screen.getByRole(name === 'First name' ? 'textbox' : 'button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('hides the page behind it from screen readers while it is open', async () => {
    await open();
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('main')).toBeInTheDocument();
  });

  it('stays when the page behind is pressed, so that nothing typed is lost', async () => {
    await open();
    await userEvent.click(screen.getByTestId('scrim'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('that cannot be closed leaves Escape to the page, which may ask', async () => {
    const ask = jest.fn();
    document.addEventListener('keydown', ask);
    await open({ isDismissable: false });
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', ask);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Edit user' })).toBeInTheDocument();
  });

  it('stays when Escape is pressed in a dialog that it opened and that cannot be closed', async () => {
    await open({ children: <Page isDismissable={false} title="Saving" /> });
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Edit' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), '{Escape}');
    expect(screen.getByText('Edit user')).toBeInTheDocument();
  });

  it('gives the focus to the section around the button that opened it, where that has gone', async () => {
    function Row() {
      const [state, setState] = useState<'shown' | 'asked' | 'deleted'>('shown');
      return (
        <section aria-label="Users">
          {state !== 'deleted' && <Button onClick={() => setState('asked')}>Delete</Button>}
          <Dialog isOpen={state === 'asked'} title="Delete user?" onClose={() => setState('deleted')}>
            They lose their access.
          </Dialog>
        </section>
      );
    }
    renderWithTheme(<Row />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Users' })).toHaveFocus());
  });

  describe('prop: returnFocusRef', () => {
    type Modal = typeof Dialog | typeof Drawer;
    function List({ of: Modal, goes }: { of: Modal; goes: 'with it' | 'later' | 'never' }) {
      const [isOpen, setOpen] = useState(false);
      const [isThere, setThere] = useState(true);
      const add = useRef<HTMLButtonElement>(null);
      const close = () => {
        setOpen(false);
        if (goes === 'with it') setThere(false);
      };
      return (
        <section aria-label="Users">
          <Button ref={add}>Add</Button>
          {isThere && <Button onClick={() => setOpen(true)}>Delete</Button>}
          <Button onClick={() => setThere(false)}>Fetch again</Button>
          <Modal isOpen={isOpen} title="Delete user?" onClose={close} returnFocusRef={add}>
            They lose their access.
          </Modal>
        </section>
      );
    }
    const button = (name: string) => screen.getByRole('button', { name });
    const close = async (goes: 'with it' | 'later' | 'never', Modal: Modal) => {
      renderWithTheme(<List of={Modal} goes={goes} />);
      await userEvent.click(button('Delete'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };

    it.each<[string, Modal]>([
      ['Dialog', Dialog],
      ['Drawer', Drawer],
    ])('gets the focus where what opened a %s goes with it', async (_, Modal) => {
      await close('with it', Modal);
      await waitFor(() => expect(button('Add')).toHaveFocus());
    });

    it('gets it where what opened the dialog has the focus back, and goes then', async () => {
      await close('later', Dialog);
      await waitFor(() => expect(button('Delete')).toHaveFocus());
      fireEvent.click(button('Fetch again'));
      await waitFor(() => expect(button('Add')).toHaveFocus());
    });

    it('leaves it with what opened the dialog, and with what somebody has gone on to', async () => {
      await close('never', Dialog);
      await waitFor(() => expect(button('Delete')).toHaveFocus());
      await userEvent.click(button('Fetch again'));
      expect(button('Fetch again')).toHaveFocus();
    });
  });

  it('sends body and foot as one form', async () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    await open({ onSubmit: (event) => onSubmit(event.nativeEvent) });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  describe('prop: error', () => {
    it('stands above the fields, is read out, and brings the body back to its beginning', async () => {
      const { rerender } = renderWithTheme(
        <Dialog isOpen onClose={() => undefined} title="Edit user">
          <TextField label="First name" />
        </Dialog>,
      );
      const body = screen.getByRole('textbox').closest('div:has(> div > label)') as HTMLElement;
      const fail = (error: ReactNode, isUpdating = false) => {
        body.scrollTop = 200;
        rerender(
          <Dialog isOpen onClose={() => undefined} title="Edit user" error={error} isUpdating={isUpdating}>
            <TextField label="First name" />
          </Dialog>,
        );
      };
      fail(undefined);
      expect(body.scrollTop).toBe(200);
      fail(<b>The user could not be saved.</b>);
      const alert = screen.getByRole('alert');
      expect(alert).toHaveTextContent('The user could not be saved.');
      expect(alert.compareDocumentPosition(screen.getByRole('textbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(body.scrollTop).toBe(0);
      // A new element of the same words while somebody types on scrolls nothing.
      fail(<b>The user could not be saved.</b>);
      expect(body.scrollTop).toBe(200);
      fail(<b>The user could not be saved.</b>, true);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      fail(<b>The user could not be saved.</b>);
      expect(screen.getByRole('alert')).not.toBe(alert);
      expect(body.scrollTop).toBe(0);
    });
  });

  describe('prop: isUpdating', () => {
    it('says so, and neither Escape nor the close button nor typing does anything', async () => {
      await open({ isUpdating: true });
      const dialog = screen.getByRole('dialog');
      expect(dialog).toHaveAttribute('aria-busy', 'true');
      expect(screen.getByRole('status')).toHaveTextContent('Saving');
      await userEvent.type(screen.getByRole('textbox'), 'x{Escape}');
      expect(screen.getByRole('textbox')).toHaveValue('Elin');
      expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
      expect(dialog).toBeInTheDocument();
    });
  });

  describe('prop: hasCloseButton', () => {
    it('leaves closing to Escape and to what the footer has', async () => {
      await open({ hasCloseButton: false });
      expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  describe('prop: isDismissable', () => {
    it('leaves no way out but those it contains', async () => {
      await open({ isDismissable: false });
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    });
  });
});
