import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'positive', children: 'The information has been saved', autoHide: false, onClose: () => undefined },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { autoHide: true } };

/** For the provider’s own staff, a row that opens what is behind it. */
export const WithDebug: Story = {
  args: {
    tone: 'critical',
    children: 'Information is not available at the moment',
    debug: <div style={{ padding: 12 }}>Debug information</div>,
  },
};

/** The tone says how urgent it is; `critical` interrupts a screen reader. */
export const Tones: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Alert {...args} />
      <Alert {...args} tone="attention">
        The ticket is created, but 1 file could not be uploaded
      </Alert>
      <Alert {...args} tone="critical">
        You are not allowed to do this. Please contact your administrator for permission.
      </Alert>
    </Stack>
  ),
};
