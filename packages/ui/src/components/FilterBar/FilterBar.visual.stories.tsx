import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ServiceFilters } from './exampleFilters.tsx';

export default { title: 'Visual/FilterBar', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

const filters = (
  <div style={{ minHeight: 200 }}>
    <ServiceFilters
      end={
        <Button size="small" icon={IconAdjustmentsHorizontal}>
          View
        </Button>
      }
    />
  </div>
);

export const Filtered: StoryObj = { render: () => filters };

/** On small screens the filters are not in the row. */
export const Open: StoryObj = {
  render: () => filters,
  play: async ({ canvasElement }) => {
    const capacity = within(canvasElement).queryByRole('button', { name: 'Capacity' });
    if (capacity) await userEvent.click(capacity);
  },
};
