import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { exampleClosed, exampleRooms } from './exampleTree.ts';
import { Tree } from './Tree.tsx';

export default { title: 'Visual/Tree', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

const open = ['gbg', 'gbg-204', 'osl'];

export const States: StoryObj = {
  render: () => (
    <Grid columns={{ extraSmall: 1, medium: 2 }} gap={24}>
      <Tree label="Single" items={exampleRooms} defaultExpanded={open} defaultValue={['gbg-204']} />
      <Tree
        label="Multiple"
        items={exampleRooms}
        selection="multiple"
        defaultExpanded={open}
        defaultValue={['gbg-204', 'gbg-204-Rack B07']}
      />
      <Tree
        label="Failed"
        items={exampleClosed}
        defaultExpanded={['gbg']}
        loadItems={() => Promise.reject(new Error('No network'))}
      />
      <Tree label="Empty" items={exampleClosed} defaultExpanded={['osl']} loadItems={async () => []} />
    </Grid>
  ),
};
