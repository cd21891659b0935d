import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { exampleLanguages } from '../ProfileMenu/exampleProfile.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';

const meta = {
  title: 'Shell/LanguageChooser',
  component: LanguageChooser,
  args: { options: exampleLanguages, value: 'sv', onValueChange: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  render: function Playground(args) {
    const [value, setValue] = useState(args.value);
    return <LanguageChooser {...args} value={value} onValueChange={setValue} />;
  },
};

/** With the language of the provider's own staff, which shows the ids of texts. */
export const OpenForStaff: Story = {
  args: { options: [...exampleLanguages, { value: 'key', label: 'key', lang: 'en', isInternal: true }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
