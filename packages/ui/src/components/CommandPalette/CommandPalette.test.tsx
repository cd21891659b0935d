import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandPaletteProps } from './CommandPaletteProps.ts';
import type { CommandGroup } from './commands.ts';
import { exampleCommands, exampleRecent } from './exampleCommands.ts';
import type { FoundCommands } from './useFoundGroups.ts';

beforeAll(fetchOverlays);

const ignore = () => undefined;
describeComponent<HTMLDivElement>('CommandPalette', (props) => (
  <CommandPalette isOpen onClose={ignore} groups={exampleCommands} onCommand={ignore} {...props} />
));

function Page({ onCommand = ignore, ...rest }: Partial<CommandPaletteProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        groups={exampleCommands}
        {...rest}
        onCommand={onCommand}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

async function open(props: Partial<CommandPaletteProps> = {}) {
  renderWithTheme(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  return screen.getByRole('combobox', { name: 'Quick search' });
}
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return screen.queryAllByRole('option').find((option) => option.id === id)?.textContent;
};

describe('CommandPalette', () => {
  it('has the focus in its field and everything by group below', async () => {
    expect(await open()).toHaveFocus();
    expect(within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('option')).toHaveLength(2);
    expect(names()).toHaveLength(7);
  });

  it('has the focus given back to what opened it by a dialog that its command opens', async () => {
    function PageWithDialog() {
      const [isAsking, setAsking] = useState(false);
      return (
        <>
          <Page onCommand={() => setAsking(true)} />
          <Dialog isOpen={isAsking} title="New user" onClose={() => setAsking(false)}>
            <TextField label="Name" />
          </Dialog>
        </>
      );
    }
    renderWithTheme(<PageWithDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
  });

  it('is a dialog that Escape closes, with the focus back', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
  });

  it('filters as one types, and says how many are left', async () => {
    await open();
    await userEvent.keyboard('user');
    expect(names()).toEqual(['Users', 'Add a user']);
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
  });

  it('is operated with the arrow keys and Enter, the first command being at hand', async () => {
    const onCommand = jest.fn();
    await open({ onCommand });
    await userEvent.keyboard('user');
    expect(active()).toBe('Users');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Add a user');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Users');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onCommand).toHaveBeenCalledWith(expect.objectContaining({ id: 'add-user' }), { inNewTab: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens a command in a new tab with Ctrl and Enter', async () => {
    const onCommand = jest.fn();
    await open({ onCommand });
    await userEvent.keyboard('invoices{Control>}{Enter}{/Control}');
    expect(onCommand).toHaveBeenCalledWith(expect.objectContaining({ id: 'invoices' }), { inNewTab: true });
  });

  it('goes from kind to kind with Tab, the focus staying in its field', async () => {
    const field = await open();
    await userEvent.keyboard('us');
    expect(names()).toEqual(['Operational status', 'Users', 'Add a user']);
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Pages 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['Operational status', 'Users']);
    await userEvent.tab({ shift: true });
    expect(names()).toHaveLength(3);
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Actions 1' }));
    expect(names()).toEqual(['Add a user']);
  });

  it('shows actions only after >, filtered by what follows', async () => {
    await open();
    await userEvent.keyboard('>');
    expect(names()).toEqual(['Add a user', 'Report a fault']);
    await userEvent.keyboard(' user');
    expect(names()).toEqual(['Add a user']);
  });

  it('shows its keys for ?, and those of the application', async () => {
    const loadGroups = jest.fn(() => Promise.resolve({ groups: [] }));
    await open({ loadGroups, shortcuts: [{ keys: ['j', 'k'], label: 'go through a list' }] });
    await userEvent.keyboard('?');
    expect(names()).toEqual([]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['actions only', 'new tab', 'go through a list']),
    );
    expect(screen.queryByText(/Nothing matches/)).not.toBeInTheDocument();
    expect(loadGroups).not.toHaveBeenCalled();
  });

  it('copies a command with Ctrl and C, unless a text is selected', async () => {
    const onCopy = jest.fn();
    const field = await open({ onCopy });
    await userEvent.keyboard('invoices');
    (field as HTMLInputElement).setSelectionRange(0, 3);
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(onCopy).not.toHaveBeenCalled();
    (field as HTMLInputElement).setSelectionRange(8, 8);
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(onCopy).toHaveBeenCalledWith(expect.objectContaining({ id: 'invoices' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('counts all there is of a kind, a hundred and more as 99+', async () => {
    const found = (id: string, total: number): CommandGroup => ({
      id,
      label: id,
      total,
      commands: [{ id, label: id }],
    });
    await open({ loadGroups: () => Promise.resolve({ groups: [found('sites', 14), found('services', 100)] }) });
    await userEvent.keyboard('s');
    expect(await screen.findByRole('button', { name: 'sites 14' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'services 99+' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'sites 14' }));
    expect(screen.getByRole('status')).toHaveTextContent('14 results');
    await userEvent.click(screen.getByRole('button', { name: 'services 99+' }));
    expect(screen.getByRole('status')).toHaveTextContent('more than 99 results');
  });

  it('shows three of a group that leads to all of them beside others, and the rest where it was chosen', async () => {
    const commands = ['a', 'b', 'c', 'd'].map((id) => ({ id: `site ${id}`, label: `Site ${id}` }));
    const sites: CommandGroup = { id: 'sites', label: 'Sites', commands, all: { id: 'all', label: 'Search sites' } };
    const orders: CommandGroup = { id: 'orders', label: 'Orders', commands: [{ id: 'order', label: 'Order s' }] };
    await open({ loadGroups: () => Promise.resolve({ groups: [sites, orders] }) });
    await userEvent.keyboard('s');
    const names = () =>
      within(screen.getByRole('group', { name: 'Sites' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await screen.findByRole('group', { name: 'Sites' });
    expect(names()).toEqual(['Site a', 'Site b', 'Site c', 'All 4']);
    expect(screen.getByRole('option', { name: 'Search sites' })).toHaveTextContent('All 4');
    await userEvent.click(screen.getByRole('button', { name: 'Sites 4' }));
    expect(names()).toEqual(['Site a', 'Site b', 'Site c', 'Site d', 'All 4']);
  });

  it('shows eight of a group that leads to all of them where nothing else matches, actions left out', async () => {
    const commands = Array.from({ length: 9 }, (_, index) => ({ id: `site ${index}`, label: `Site zz ${index}` }));
    const sites: CommandGroup = { id: 'sites', label: 'Sites', commands, all: { id: 'all', label: 'Search sites' } };
    const actions: CommandGroup = { id: 'do', label: 'Do', areActions: true, commands: [{ id: 'copy', label: 'zz' }] };
    await open({ loadGroups: () => Promise.resolve({ groups: [sites, actions] }) });
    await userEvent.keyboard('zz');
    const group = await screen.findByRole('group', { name: 'Sites' });
    expect(within(group).getAllByRole('option')).toHaveLength(9);
    expect(within(group).queryByText(/zz 8$/)).not.toBeInTheDocument();
  });

  it('offers where to look on only while nothing else matches', async () => {
    const elsewhere: CommandGroup = {
      id: 'elsewhere',
      label: 'Lists',
      areElsewhere: true,
      commands: [{ id: 'list', label: 'Search the list' }],
    };
    await open({ loadGroups: () => Promise.resolve({ groups: [elsewhere] }) });
    await userEvent.keyboard('zzz');
    expect(await screen.findByRole('option', { name: 'Search the list' })).toBeInTheDocument();
    expect(screen.getByText('Nothing matches “zzz”')).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('invoices');
    expect(await screen.findByRole('option', { name: 'Invoices' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Search the list' })).not.toBeInTheDocument();
  });

  it('takes a click', async () => {
    const onCommand = jest.fn();
    await open({ onCommand });
    await userEvent.click(screen.getByRole('option', { name: 'Invoices' }));
    expect(onCommand).toHaveBeenCalledWith(expect.objectContaining({ id: 'invoices' }), { inNewTab: false });
  });

  it('keeps the place of the cursor in the field', async () => {
    const field = await open();
    await userEvent.type(field, 'usr');
    await userEvent.type(field, 'e', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field).toHaveValue('user');
    expect((field as HTMLInputElement).selectionStart).toBe(3);
  });

  it('offers what was chosen last until something is typed', async () => {
    await open({ recent: exampleRecent });
    expect(within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('u');
    expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  });

  it('says so when nothing matches', async () => {
    await open();
    await userEvent.keyboard('zebra');
    expect(screen.getByText('Nothing matches “zebra”')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  describe('prop: loadGroups', () => {
    const group = (label: string): CommandGroup => ({ id: 'found', label: 'Found', commands: [{ id: label, label }] });

    it('asks after a pause in the typing, once', async () => {
      const loadGroups = jest.fn(() => Promise.resolve({ groups: [group('SE-204 418')] }));
      await open({ loadGroups });
      await userEvent.keyboard('204');
      expect(screen.getByRole('status')).toHaveTextContent('Searching');
      await waitFor(() => expect(names()).toEqual(['SE-204 418']));
      expect(loadGroups).toHaveBeenCalledTimes(1);
      expect(loadGroups).toHaveBeenCalledWith('204', { signal: expect.any(AbortSignal) });
    });

    it('drops the answer to an older question', async () => {
      const answers: Record<string, (found: FoundCommands) => void> = {};
      const loadGroups = (query: string) => new Promise<FoundCommands>((resolve) => (answers[query] = resolve));
      await open({ loadGroups });
      await userEvent.keyboard('20');
      await waitFor(() => expect(answers['20']).toBeDefined());
      await userEvent.keyboard('4');
      await waitFor(() => expect(answers['204']).toBeDefined());
      await act(async () => answers['204']?.({ groups: [group('New')] }));
      await act(async () => answers['20']?.({ groups: [group('Old')] }));
      expect(names()).toEqual(['New']);
    });

    it('shows what was found where a part could not be reached, and says so', async () => {
      await open({ loadGroups: () => Promise.resolve({ groups: [group('SE-204 418')], isIncomplete: true }) });
      await userEvent.keyboard('204');
      await waitFor(() => expect(names()).toEqual(['SE-204 418']));
      expect(screen.getByText('Some results could not be loaded.')).toBeInTheDocument();
    });

    it('says so when a source fails, and keeps what is known', async () => {
      await open({ loadGroups: () => Promise.reject(new Error('503')) });
      await userEvent.keyboard('user');
      expect(await screen.findByText('Some results could not be loaded.')).toBeInTheDocument();
      expect(names()).toEqual(['Users', 'Add a user']);
    });
  });
});
