import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleColumnChoices, ServicesView } from './exampleView.tsx';
import { ViewMenu } from './ViewMenu.tsx';

beforeAll(fetchOverlays);

describeComponent<HTMLDivElement>('ViewMenu', (props) => <ServicesView {...props} />);

const onShownChange = jest.fn<undefined, [readonly string[]]>();

interface ColumnsProps {
  initially?: readonly string[];
  withoutRoom?: readonly string[];
}

function Columns({ initially = ['name', 'status', 'site'], withoutRoom = [] }: ColumnsProps) {
  const [shown, setShown] = useState(initially);
  return (
    <ViewMenu
      columns={{
        columns: exampleColumnChoices,
        shown,
        withoutRoom,
        onShownChange: (next) => {
          onShownChange(next);
          setShown(next);
        },
      }}
    />
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'View' }));
const box = (name: string) => screen.getByRole('checkbox', { name });
const handle = (name: string) => screen.queryByRole('button', { name: `Move ${name}: arrow up or down` });
const press = async (name: string, keys: string) => {
  act(() => handle(name)?.focus());
  await userEvent.keyboard(keys);
};

describe('ViewMenu', () => {
  it('says the saved view that is open, and is marked by it', async () => {
    const { rerender } = renderWithTheme(<ViewMenu label="Ending this year" isChosen />);
    expect(screen.getByRole('button', { name: 'Ending this year' })).toHaveAttribute('data-chosen');
    // The button may have room for a part of the name only.
    await userEvent.hover(screen.getByText('Ending this year'));
    expect(await screen.findByText('Ending this year', { selector: '[role=tooltip]' })).toBeInTheDocument();
    rerender(<ViewMenu label="Ending this year" isCompact />);
    await userEvent.click(screen.getByRole('button', { name: 'Ending this year' }));
    expect(screen.getByRole('dialog', { name: 'Ending this year' })).toBeInTheDocument();
  });

  it('says that the list is not as the view has it any more', async () => {
    renderWithTheme(<ViewMenu label="View: Ending this year" isChosen changed="changed" />);
    await userEvent.click(screen.getByRole('button', { name: 'View: Ending this year, changed' }));
    expect(screen.getByRole('dialog', { name: 'View: Ending this year, changed' })).toBeInTheDocument();
    expect(screen.getByText('changed')).toBeVisible();
  });

  it('leads to saved views, marks the one that is open, and closes', async () => {
    renderWithTheme(<ServicesView />);
    await open();
    const views = within(screen.getByRole('group', { name: 'My views' }));
    expect(views.getByRole('link', { name: /Ending this year/ })).toHaveAttribute('aria-current', 'page');
    const other = views.getByRole('link', { name: /Århus, in service.*Shared by Alva Sandström/ });
    expect(other).not.toHaveAttribute('aria-current');
    await userEvent.click(other);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps what can be done with the changes in the view that they were made to', async () => {
    renderWithTheme(<ServicesView />);
    await open();
    const views = within(screen.getByRole('group', { name: 'My views' }));
    expect(views.getByRole('link', { name: /Ending this year.*Changed/ })).toBeInTheDocument();
    expect(views.getByText('Not saved: columns and order')).toBeInTheDocument();
    expect(views.getByRole('button', { name: 'Undo changes' })).toBeInTheDocument();
    expect(views.getByRole('button', { name: 'Save as a new view…' })).toBeInTheDocument();
  });

  it('says how many of its columns a list shows', async () => {
    renderWithTheme(<ServicesView />);
    await open();
    expect(screen.getByText('Columns, 4 of 5')).toBeInTheDocument();
    await userEvent.click(box('Ends'));
    expect(screen.getByText('Columns, 5 of 5')).toBeInTheDocument();
  });

  it('chooses how high the rows are', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<ViewMenu density={{ value: 'comfortable', onValueChange }} />);
    await open();
    expect(screen.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    expect(onValueChange).toHaveBeenCalledWith('compact');
  });

  it('takes back the columns that were chosen, as long as there is something to take back, and keeps the focus', async () => {
    renderWithTheme(<ServicesView />);
    await open();
    const reset = screen.getByRole('button', { name: 'Default columns' });
    expect(reset).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box('Site'));
    expect(box('Site')).not.toBeChecked();
    expect(reset).not.toHaveAttribute('aria-disabled');
    await userEvent.click(reset);
    expect(box('Site')).toBeChecked();
    expect(reset).toHaveAttribute('aria-disabled', 'true');
    expect(reset).toHaveFocus();
  });
});

describe('ViewMenu columns', () => {
  beforeEach(() => onShownChange.mockClear());

  it('shows and hides a column by its check box, in the order of the list', async () => {
    renderWithTheme(<Columns />);
    await open();
    await userEvent.click(box('Ends'));
    expect(onShownChange).toHaveBeenLastCalledWith(['name', 'status', 'site', 'ends']);
    await userEvent.click(box('Status'));
    expect(onShownChange).toHaveBeenLastCalledWith(['name', 'site', 'ends']);
  });

  it('says which of the chosen columns have no room, counts them out, and keeps the choice', async () => {
    renderWithTheme(<Columns withoutRoom={['site', 'ends']} />);
    await open();
    expect(screen.getByText('Columns, 2 of 5')).toBeInTheDocument();
    const withoutRoom = within(screen.getByRole('list', { name: 'No room at this width' }));
    expect(withoutRoom.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Site']);
    expect(box('Site')).toBeChecked();
    expect(handle('Site')).not.toBeInTheDocument();
    await userEvent.click(box('Ends'));
    expect(onShownChange).toHaveBeenLastCalledWith(['name', 'status', 'site', 'ends']);
    expect(screen.getByText('Columns, 2 of 5')).toBeInTheDocument();
    expect(withoutRoom.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Site', 'Ends']);
    // It went there with the focus.
    expect(box('Ends')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(withoutRoom.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Site']);
    expect(box('Ends')).toHaveFocus();
  });

  it('moves one past those without room, to where it is seen', async () => {
    renderWithTheme(<Columns initially={['name', 'status', 'site', 'ends']} withoutRoom={['site']} />);
    await open();
    await press('Status', '{ArrowDown}');
    expect(onShownChange).toHaveBeenCalledWith(['name', 'site', 'ends', 'status']);
    expect(handle('Status')).toHaveFocus();
  });

  it('always shows the first', async () => {
    renderWithTheme(<Columns />);
    await open();
    expect(box('Service')).toBeChecked();
    expect(box('Service')).toBeDisabled();
    expect(handle('Service')).not.toBeInTheDocument();
  });

  it('moves those that are shown by the arrow keys, keeps the focus and says where it is now', async () => {
    renderWithTheme(<Columns />);
    await open();
    expect(handle('Ends')).not.toBeInTheDocument();
    await press('Site', '{ArrowUp}');
    expect(onShownChange).toHaveBeenLastCalledWith(['name', 'site', 'status']);
    expect(handle('Site')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Site is now column 2');
  });

  it('moves nothing before the first or beyond the last', async () => {
    renderWithTheme(<Columns />);
    await open();
    await press('Status', '{ArrowUp}');
    await press('Site', '{ArrowDown}');
    expect(onShownChange).not.toHaveBeenCalled();
  });
});
