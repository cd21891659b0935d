import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export default { title: 'Visual/DescriptionList', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

const items = [
  { term: 'E-mail', description: 'bartholomeus.kristoffersen-ostergaard@fjordheim-sjomat.example' },
  { term: 'Phone', description: <bdi dir="ltr">+47 481 00 137</bdi> },
  { term: 'Delivered', description: 'Not yet' },
];

export const Layouts: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <DescriptionList items={items} />
      <DescriptionList items={items} layout="column" />
    </Stack>
  ),
};
