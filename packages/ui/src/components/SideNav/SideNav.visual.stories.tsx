import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { exampleSideNav } from './exampleSideNav.ts';
import { SideNav } from './SideNav.tsx';

export default { title: 'Visual/SideNav', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Inline gap={32} align="start">
      <SideNav label="Staff" items={exampleSideNav('queue')} />
      <SideNav label="Closed" items={exampleSideNav('2024')} defaultValue={[]} isCollapsible={false} />
      <SideNav label="Icons" items={exampleSideNav('queue')} defaultCollapsed />
    </Inline>
  ),
};

export const InADrawer: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ minHeight: 640, padding: 16 }}>
      <SideNav label="Staff" items={exampleSideNav('2024')} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole('button', { name: /^Men[uy]$/ });
    if (button) await userEvent.click(button);
  },
};
