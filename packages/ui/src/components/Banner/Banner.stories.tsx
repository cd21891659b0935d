import { IconEye } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
};

export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { onClose: () => undefined },
};
