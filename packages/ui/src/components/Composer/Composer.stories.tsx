import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconPaperclip } from '@tabler/icons-react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Composer } from './Composer.tsx';

const meta = {
  title: 'Forms/Composer',
  component: Composer,
  args: { label: 'Your answer', onSend: (): unknown => undefined },
  render: (args) => (
    <Sheet>
      <Composer {...args} />
    </Sheet>
  ),
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { characterLimit: 4000, hint: 'Those who follow the ticket will read it.' } };

/** Files stand below the field; what is answered with them, before the button. */
export const Files: Story = {
  args: {
    defaultValue: 'Patch cable swapped and both connectors cleaned at 09:25.',
    attachments: <Tag>rack-b07.jpg</Tag>,
    tools: (
      <>
        <Button icon={IconPaperclip}>Attach files</Button>
        Up to 10 files, 25 MB each
      </>
    ),
    options: <Checkbox>Solved, close the ticket</Checkbox>,
    sendLabel: 'Send answer',
  },
};

/** Below what has been written, one line until somebody writes. */
export const Compact: Story = {
  args: { isCompact: true, isLabelHidden: true, placeholder: 'Send a message about the order' },
};

/** What was typed stays when it could not be sent. */
export const Failed: Story = {
  args: { defaultValue: 'The counters are still at zero.', onSend: async () => Promise.reject(new Error('offline')) },
  play: async () => {
    await userEvent.type(screen.getByRole('textbox'), '{Control>}{Enter}{/Control}');
    await expect(await screen.findByText(/was not sent/)).toBeVisible();
    await expect(screen.getByRole('textbox')).toHaveValue('The counters are still at zero.');
  },
};

/** More can be typed than may be sent, and the field says how much is too much. */
export const TooLong: Story = { args: { defaultValue: 'The counters are still at zero.', characterLimit: 20 } };
