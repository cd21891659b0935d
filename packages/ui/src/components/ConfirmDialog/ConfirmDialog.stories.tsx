import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 400 } } },
  args: {
    isOpen: true,
    title: 'Are you sure?',
    children: 'The user Elin Wallgren will be deleted. This can not be undone.',
    confirmLabel: 'Delete',
    updatingLabel: 'Deleting…',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'primary', confirmLabel: 'Send' } };

/** While it is being done nothing can be pressed. */
export const Updating: Story = { args: { isUpdating: true } };
