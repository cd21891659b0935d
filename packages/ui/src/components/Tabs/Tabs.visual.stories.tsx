import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

export default { title: 'Visual/Tabs', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack gap={32}>
      <Tabs
        label="With counts"
        defaultValue="closed"
        items={[
          { value: 'open', label: 'Open', count: 3, content: null },
          { value: 'waiting', label: 'Waiting', count: 0, disabled: true, content: null },
          { value: 'closed', label: 'Closed', count: 41, content: <Text>The last was closed yesterday.</Text> },
        ]}
      />
      <Tabs
        label="Long"
        items={['Brukere', 'Brukergrupper', 'Varslingsinnstillinger', 'Tilgangsforespørsler'].map((label) => ({
          value: label,
          label,
          content: <Text>{label}</Text>,
        }))}
      />
    </Stack>
  ),
};
