import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

export default {
  title: 'Visual/Drawer',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const ignore = () => undefined;

export const AtTheEnd: StoryObj = {
  render: () => (
    <Drawer isOpen onClose={ignore} title="Order 1182731" help="Upgrade order" footer={<Button>Open the order</Button>}>
      Confirmed delivery 12 Dec 2024
    </Drawer>
  ),
};

export const AtTheStart: StoryObj = {
  render: () => (
    <Drawer
      isOpen
      onClose={ignore}
      side="start"
      width="small"
      title="Filters"
      footer={<Button variant="primary">Show</Button>}
    >
      In service
    </Drawer>
  ),
};
