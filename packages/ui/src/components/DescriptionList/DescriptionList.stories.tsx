import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'E-mail', description: 'elin.wallgren@havstrand.example' },
      { term: 'Phone', description: <Text tone="error">No phone number</Text> },
      { term: 'Language', description: 'Swedish' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Facts with their names, one below the other. */
export const Playground: Story = { args: { layout: 'column' } };
