import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnsavedChanges } from './UnsavedChanges.tsx';

const meta = { title: 'Forms/UnsavedChanges', component: UnsavedChanges, args: { count: 2 } } satisfies Meta<
  typeof UnsavedChanges
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 1 } };
