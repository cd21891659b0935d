import { IconCalendarExclamation } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Note } from './Note.tsx';

const meta = {
  title: 'Feedback/Note',
  component: Note,
  args: { children: 'Two-factor codes are sent to your mobile number.' },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'positive' } };

export const WithOwnIcon: Story = {
  args: { tone: 'attention', icon: IconCalendarExclamation, children: 'New date 12 December.' },
};

/** On phones the button stands below the words, as wide as the note. */
export const WithAction: Story = {
  args: {
    tone: 'attention',
    children: 'We have asked Elin Wallgren about the date.',
    action: <Button size="small">Answer by e-mail</Button>,
  },
};
