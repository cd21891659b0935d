import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { TagInput, type TagInputProps } from './TagInput.tsx';

const meta = {
  title: 'Forms/TagInput',
  component: TagInput,
  args: {
    label: 'Notify of planned work',
    value: ['noc@example.se', 'drift@example.no'],
    onValueChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TagInput>;

function Stateful(props: TagInputProps) {
  const [value, setValue] = useState(props.value);
  return <TagInput {...props} value={value} onValueChange={setValue} />;
}

const emailProblem = (tag: string) => (tag.includes('@') ? undefined : 'is no e-mail address.');

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'E-mail addresses.', isOptional: true, max: 5 } };

export const Empty: Story = { args: { value: [] } };

/** Enter, a comma and leaving the field add; Backspace removes the last one. */
export const Typing: Story = {
  args: { value: [] },
  play: async () => {
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'noc@example.se{Enter}drift@example.no,vagt@example.dk{Enter}');
    await expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('{Backspace}');
    await expect(screen.queryByText('vagt@example.dk')).not.toBeInTheDocument();
    await expect(field).toHaveFocus();
  },
};

/** A list from a spreadsheet or a mail is split; what is wrong in it is kept and marked. */
export const Pasting: Story = {
  args: { value: [], validate: emailProblem },
  play: async () => {
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('noc@example.se\ndrift.example.no\nvagt@example.dk');
    await expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const WrongTag: Story = { args: { value: ['noc@example.se', 'drift.example.no'], validate: emailProblem } };

/** What has no room stays in the field. */
export const TooMany: Story = {
  args: { max: 3 },
  play: async () => {
    await userEvent.type(screen.getByRole('textbox'), 'vagt@example.dk,ella@example.se,');
    await expect(screen.getByRole('textbox')).toHaveValue('ella@example.se');
  },
};

/** What is there already stays in the field, and the note says so. */
export const Repeated: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('textbox'), 'noc@example.se,');
    await expect(screen.getByText('Already added: noc@example.se')).toBeVisible();
    await expect(screen.getByRole('textbox')).toHaveValue('noc@example.se');
  },
};

/** Tags that are wrong stay, marked, so that they can be mended. */
export const WithError: Story = { args: { value: [], error: 'Name at least one address.' } };

export const Disabled: Story = { args: { disabled: true } };

/** What is in it can be read and copied. */
export const ReadOnly: Story = { args: { readOnly: true } };
