import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Layout/Text',
  component: Text,
  args: { children: 'Reports faults and follows tickets.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'reading', tone: 'muted' } };

/** The styles of text that there are. */
export const Variants: Story = {
  render: () => (
    <Stack gap={8}>
      {(['reading', 'body', 'bodyStrong', 'label', 'caption', 'micro', 'figures', 'amount', 'mono'] as const).map(
        (variant) => (
          <Text key={variant} variant={variant}>
            {variant} 184 350,00
          </Text>
        ),
      )}
    </Stack>
  ),
};

/** Colours of text, by what they mean. */
export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      {(['default', 'muted', 'error', 'info', 'positive', 'attention', 'critical', 'limit', 'draft'] as const).map(
        (tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ),
      )}
    </Stack>
  ),
};
