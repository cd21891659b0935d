import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Money } from './Money.tsx';

const meta = { title: 'Data/Money', component: Money, args: { amount: 184350.5, currency: 'SEK' } } satisfies Meta<
  typeof Money
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { amount: -1200, currency: 'EUR', decimals: 0 } };

/** All crowns have their code: "kr" would be those of the reader. */
export const Currencies: Story = {
  render: () => (
    <Stack gap={8}>
      {['SEK', 'NOK', 'DKK', 'EUR'].map((currency) => (
        <Money key={currency} amount={184350.5} currency={currency} />
      ))}
    </Stack>
  ),
};
