import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

beforeAll(fetchOverlays);

describeComponent<HTMLDivElement>('ConfirmDialog', (props) => (
  <ConfirmDialog
    isOpen
    title="Are you sure?"
    confirmLabel="Delete"
    onConfirm={() => undefined}
    onCancel={() => undefined}
    {...props}
  >
    The user will be deleted.
  </ConfirmDialog>
));

function ask(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  renderWithTheme(
    <ConfirmDialog
      isOpen
      title="Are you sure?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    >
      The user Elin Wallgren will be deleted.
    </ConfirmDialog>,
  );
  return { onConfirm, onCancel };
}

describe('ConfirmDialog', () => {
  it('interrupts for an answer, with Cancel first', () => {
    ask();
    expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('is read out as a whole: what happens describes it', () => {
    ask();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('The user Elin Wallgren will be deleted.');
  });

  it('does nothing harmful with Enter or Escape', async () => {
    const { onConfirm, onCancel } = ask();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('confirms with its button', async () => {
    const { onConfirm } = ask();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('waits while it is updating', async () => {
    const { onConfirm, onCancel } = ask({ isUpdating: true, updatingLabel: 'Deleting…' });
    await userEvent.click(screen.getByRole('button', { name: 'Deleting…' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
