import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Page/Accordion',
  component: Accordion<string>,
  args: {
    items: [
      {
        value: 'notice',
        title: 'How do I end a service?',
        content: 'Choose the service, then Cancel service. It ends when the notice period is over.',
      },
      {
        value: 'move',
        title: 'Can a service move to another address?',
        content: 'Yes, where we have fibre. Ask for a quote for the new address and say which service it replaces.',
      },
      {
        value: 'technician',
        title: 'Who may let a technician in?',
        content: 'Everybody whose contact says so. You choose them on the page of the site.',
      },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Accordion<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['notice'] } };

export const Playground: Story = { args: { isSingle: true } };

/** Opening one closes the others, where they are long and only one is read at a time. */
export const OneAtATime: Story = {
  args: { isSingle: true, defaultValue: ['notice'] },
  play: async ({ args }) => {
    const move = screen.getByRole('button', { name: 'Can a service move to another address?' });
    move.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['move']);
    await expect(screen.getByText(/Yes, where we have fibre/)).toBeVisible();
    await expect(screen.getByText(/It ends when/)).not.toBeVisible();
  },
};

/** A second line is seen while the part is closed, too. */
export const WithHints: Story = {
  args: {
    items: [
      { value: 'sms', title: 'Text messages', hint: '3 numbers', content: 'To the technicians on duty.' },
      { value: 'mail', title: 'E-mail', hint: '12 addresses', content: 'To all contacts for operations.' },
      { value: 'api', title: 'Webhooks', hint: 'Not part of the agreement', disabled: true, content: null },
    ],
  },
};
