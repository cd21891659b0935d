import { IconArrowRight, IconDownload, IconPlus } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save', variant: 'primary' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { icon: IconPlus, children: 'Add New User' } };

/** An icon before the word helps to find it. */
export const WithIcon: Story = { args: { icon: IconDownload, children: 'PDF', variant: 'secondary', size: 'small' } };

/** An icon at the end says that something opens or leaves. */
export const IconAtTheEnd: Story = {
  args: { icon: IconArrowRight, iconPosition: 'end', children: 'All orders', variant: 'ghost' },
};

/** From the press to the answer it keeps the focus and takes no more presses. */
export const Loading: Story = { args: { isLoading: true, loadingText: 'Saving…' } };

/** With `href` it is a link, for screen readers and for the browser’s menu, too. */
export const AsLink: Story = { args: { href: '#users', children: 'Users', variant: 'secondary' } };

/** Buttons never wrap; rows of buttons do. */
export const LongTexts: Story = {
  render: () => (
    <Inline>
      <Button variant="primary">Lägg till ny användare</Button>
      <Button>Aviseringsinställningar</Button>
      <Button>Notifikationsindstillinger</Button>
    </Inline>
  ),
};
