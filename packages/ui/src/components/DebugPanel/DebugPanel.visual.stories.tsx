import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { DebugPanel } from './DebugPanel.tsx';
import { exampleDebug } from './exampleDebug.ts';

export default { title: 'Visual/DebugPanel', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <Alert tone="critical" autoHide={false} onClose={() => undefined} debug={<DebugPanel {...exampleDebug} />}>
      Information is not available at the moment
    </Alert>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
  },
};
