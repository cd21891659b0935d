import { IconActivity, IconHeadset, IconMail } from '@tabler/icons-react';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    contacts: [
      { icon: IconHeadset, label: 'Customer support', value: '+46 8 465 004 20', href: 'tel:+46846500420' },
      { icon: IconActivity, label: 'Fault reports, 24 h', value: '+46 8 465 004 21', href: 'tel:+46846500421' },
      { icon: IconMail, value: 'support@skerry.example', href: 'mailto:support@skerry.example' },
    ],
    note: '© 2024 Skerry',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { note: '© 2024 Granvik Net' } };

/** Without contacts one line is left. */
export const OnlyANote: Story = { args: { contacts: [] } };

/** In a language that is written from right to left, too, a number begins with its plus sign. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Footer {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByText('+46 8 465 004 20').firstChild as Text;
    const placeOf = (index: number) => {
      const range = document.createRange();
      range.setStart(number, index);
      range.setEnd(number, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(placeOf(0)).toBeLessThan(placeOf(1));
    await expect(placeOf(1)).toBeLessThan(placeOf(number.length - 1));
  },
};
