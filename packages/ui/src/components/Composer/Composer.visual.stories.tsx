import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconPaperclip } from '@tabler/icons-react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Note } from '../Note/Note.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Composer } from './Composer.tsx';

export default {
  title: 'Visual/Composer',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const answer = { label: 'Your answer', onSend: () => undefined } as const;

export const States: StoryObj = {
  render: () => (
    <Stack gap={32}>
      <Composer {...answer} />
      <Composer {...answer} defaultValue="The cable is changed." isSending />
      <Composer
        {...answer}
        defaultValue="The cable is changed."
        attachments={<Tag>rack-b07.jpg</Tag>}
        tools={
          <>
            <Button icon={IconPaperclip}>Attach files</Button>
            Up to 10 files, 25 MB each
          </>
        }
        options={<Checkbox>Solved, close the ticket</Checkbox>}
        sendLabel="Send answer"
      />
      <Composer {...answer} isCompact isLabelHidden placeholder="Send a message about the order" />
      <Composer {...answer} defaultValue="The cable is changed." characterLimit={10} />
      <Composer
        {...answer}
        defaultValue="The cable is changed."
        failure={<Note tone="critical">The ticket has been closed meanwhile.</Note>}
      />
    </Stack>
  ),
};
