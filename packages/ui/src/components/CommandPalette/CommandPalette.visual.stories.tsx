import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommandPalette } from './CommandPalette.tsx';
import { exampleCommands, exampleRecent } from './exampleCommands.ts';

export default {
  title: 'Visual/CommandPalette',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const ignore = () => undefined;

export const Open: StoryObj = {
  render: () => (
    <div style={{ minHeight: 640 }}>
      <CommandPalette isOpen onClose={ignore} groups={exampleCommands} recent={exampleRecent} onCommand={ignore} />
    </div>
  ),
};
