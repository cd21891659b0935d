import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ServiceFilters } from './exampleFilters.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterChips } from './FilterChips.tsx';

const view = (
  <Button size="small" icon={IconAdjustmentsHorizontal}>
    View
  </Button>
);

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: { end: view },
  render: ({ end }) => <ServiceFilters end={end} />,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { end: undefined } };

/** A button says what is chosen and is tinted, and each filter has a chip that takes it away. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('combobox', { name: 'Status' });
    await expect(status).toHaveTextContent('Status: In service');
    await userEvent.click(status);
    await userEvent.click(await screen.findByRole('option', { name: 'Ordered' }));
    await expect(status).toHaveTextContent('Status: 2 chosen');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Capacity' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'At least, Mbit/s' }), '100');
    await userEvent.keyboard('{Escape}');
    const capacity = canvas.getByRole('button', { name: 'Capacity: from 100 Mbit/s' });
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await expect(colorOf(capacity)).not.toBe(colorOf(canvas.getByRole('button', { name: 'View' })));
    await expect(colorOf(status.parentElement)).toBe(colorOf(capacity));
    await expect(colorOf(country.parentElement)).not.toBe(colorOf(capacity));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ordered' }));
    await expect(status).toHaveTextContent('Status: In service');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.queryByRole('list', { name: 'Filters in use' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Capacity' })).toBeVisible();
  },
};

/** Nothing is left out: there is nothing to clear. */
export const NothingFiltered: Story = { render: () => <FilterChips count="231 services" chips={[]} /> };

function colorOf(element: Element | null): string {
  return element ? getComputedStyle(element).backgroundColor : '';
}
