import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { BitRate } from '../BitRate/BitRate.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Duration } from '../Duration/Duration.tsx';
import { Money } from './Money.tsx';

export default {
  title: 'Visual/Formats',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

export const Formats: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {['SEK', 'NOK', 'DKK', 'EUR'].map((currency) => (
        <Money key={currency} amount={-184350.5} currency={currency} />
      ))}
      <BitRate value={748_000_000} />
      <DateTime value="2024-11-21T13:05:00Z" timeZone="Europe/Stockholm" format="dateTime" />
      <Duration seconds={200_000} />
    </Stack>
  ),
};
