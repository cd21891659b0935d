import { IconEye } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Shell/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'attention',
    children: 'This portal will be closed and replaced by a newer version.',
    action: <Link href="#news">Read what will change and when</Link>,
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'info', onClose: () => undefined } };

/** The application remembers that it has been put away. */
export const CanBeClosed: Story = {
  args: {
    tone: 'info',
    children: 'Deliveries to Stavanger are delayed this week.',
    action: undefined,
    onClose: () => undefined,
  },
};

/** Staff of the provider must always see in whose name they act. */
export const ActingAsSomeone: Story = {
  args: {
    tone: 'draft',
    icon: IconEye,
    label: 'Acting as someone else',
    children: 'You see the portal as Astrid Lindqvist, Havstrand Logistik AB.',
    action: (
      <Button variant="ghost" size="small">
        Stop
      </Button>
    ),
  },
};

/** On phones it takes one line until it is opened. */
export const FoldedOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { foldsOnPhones: true, onClose: () => undefined },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole('button', { name: 'Show the whole notice' });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
    // Wider than a phone it does not fold.
    if (!button) return;
    const place = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(page.scrollWidth).toBe(page.clientWidth);
    await expect(Math.round(button.getBoundingClientRect().right)).toBe(Math.round(place.right));
    await userEvent.click(button);
  },
};

export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { onClose: () => undefined },
};
