import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { InlineEdit } from './InlineEdit.tsx';

export default { title: 'Visual/InlineEdit', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack gap={8} style={{ maxWidth: 360, paddingInline: 16 }}>
      <InlineEdit label="title" look="title" defaultValue="GBG-1 Lindholmen" />
      <InlineEdit label="text" defaultValue="Floor 4, room 4.12" />
      <InlineEdit label="nothing" />
      <InlineEdit label="read" readOnly defaultValue="Read-only" />
      <InlineEdit label="edited" defaultValue="Being edited" />
      <InlineEdit label="wrong" defaultValue="" validate={() => 'A site has to have a name.'} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    for (const button of buttons.slice(-2)) await userEvent.click(button);
  },
};
