import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { DebugPanel } from './DebugPanel.tsx';
import { exampleDebug } from './exampleDebug.ts';

const meta = {
  title: 'Feedback/DebugPanel',
  component: DebugPanel,
  args: exampleDebug,
} satisfies Meta<typeof DebugPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
  },
};

/** Opening it stops the time of the alert. */
export const InAnAlert: Story = {
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <Alert tone="critical" onClose={() => undefined} debug={<DebugPanel {...args} />}>
        Information is not available at the moment
      </Alert>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    // The alert itself fades in.
    await waitFor(() => expect(canvas.getByText(exampleDebug.traceId)).toBeVisible());
  },
};

/** A call that never reached a server has no trace id. */
export const OnlyALog: Story = {
  args: { traceId: undefined, facts: [], log: 'TypeError: Failed to fetch' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
  },
};
