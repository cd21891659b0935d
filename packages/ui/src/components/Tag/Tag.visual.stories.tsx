import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tag } from './Tag.tsx';
import { TagList } from './TagList.tsx';

export default { title: 'Visual/Tag', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Forms: StoryObj = {
  render: () => (
    <Stack>
      <Inline>
        <Tag>Operation staff</Tag>
        {([1, 2, 3, 4, 5, 6] as const).map((dot) => (
          <Tag key={dot} dot={dot}>{`series ${dot}`}</Tag>
        ))}
        <Tag onRemove={() => undefined} removeLabel="Remove In service">
          In service
        </Tag>
      </Inline>
      <TagList
        items={['Operation responsible', 'Operation staff', 'Delivery responsible', 'Purchaser'].map((label) => ({
          id: label,
          label,
        }))}
      />
    </Stack>
  ),
};
