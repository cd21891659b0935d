import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

export default { title: 'Visual/Popover', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <div style={{ minHeight: 200 }}>
      <Popover label="Network freeze" trigger={<Button>Network freeze</Button>}>
        No changes are made in the network during a freeze.
      </Popover>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
  },
};
