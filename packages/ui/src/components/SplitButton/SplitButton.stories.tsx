import { IconDeviceFloppy } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SplitButton } from './SplitButton.tsx';

const meta = {
  title: 'Actions/SplitButton',
  component: SplitButton,
  args: {
    children: 'Save',
    onClick: fn(),
    groups: [
      {
        items: [
          { label: 'Save and order another', onSelect: fn() },
          { label: 'Save as a draft', onSelect: fn() },
        ],
      },
    ],
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'primary', icon: IconDeviceFloppy } };

/** The menu keeps to the end of both. */
export const Open: Story = {
  args: { variant: 'primary' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More choices' }));
    await expect(screen.getByRole('menuitem', { name: 'Save and order another' })).toHaveFocus();
  },
};

/** The first button says that it is busy; the menu does not open meanwhile. */
export const Loading: Story = { args: { isLoading: true, loadingText: 'Saving…', variant: 'primary' } };

export const Disabled: Story = { args: { disabled: true } };
