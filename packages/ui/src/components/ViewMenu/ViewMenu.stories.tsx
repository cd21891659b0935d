import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, within } from 'storybook/test';
import { ServicesView } from './exampleView.tsx';
import { ViewMenu } from './ViewMenu.tsx';

const meta = {
  title: 'Data/ViewMenu',
  component: ViewMenu,
  render: (args) => <ServicesView {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ViewMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'View: Ending this year', isChosen: true, changed: 'changed' } };

/** For phones. */
export const Compact: Story = { args: { isCompact: true } };

/** A handle moves its column by the arrow keys. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.type(handle('Capacity'), '{ArrowUp}');
    await expect(order()).toEqual(['Service', 'Status', 'Capacity', 'Site', 'Ends']);
    await expect(handle('Capacity')).toHaveFocus();
    await expect(screen.getByText('Capacity is now column 3')).toBeInTheDocument();
  },
};

/** Or it is dragged there. What was chosen can be taken back. */
export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await drag('Status', 'Capacity');
    await expect(order()).toEqual(['Service', 'Site', 'Capacity', 'Status', 'Ends']);
    await drag('Status', 'Service');
    await expect(order()[0]).toBe('Service');
    await userEvent.click(screen.getByRole('button', { name: 'Default columns' }));
    await expect(order()).toEqual(['Service', 'Status', 'Site', 'Capacity', 'Ends']);
  },
};

const open = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'View' }));
const columns = () => within(screen.getByRole('group', { name: 'Columns' }));
const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name}`) });
const order = () =>
  columns()
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

/** As a hand does: in steps, over what lies between. */
async function drag(name: string, target: string) {
  const middleOf = (entry: Element | null | undefined) => {
    const { top, bottom } = entry?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return (top + bottom) / 2;
  };
  const grip = handle(name);
  const from = middleOf(grip);
  const to = middleOf(columns().getByRole('checkbox', { name: target }).closest('li'));
  await fireEvent.pointerDown(grip, { pointerId: 1, clientY: from });
  for (let step = 1; step <= 10; step += 1)
    await fireEvent.pointerMove(handle(name), { pointerId: 1, clientY: from + ((to - from) * step) / 10 });
  await fireEvent.pointerUp(handle(name), { pointerId: 1, clientY: to });
}
