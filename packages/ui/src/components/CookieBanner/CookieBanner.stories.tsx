import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CookieBanner, type CookieBannerProps } from './CookieBanner.tsx';

const meta = {
  title: 'Shell/CookieBanner',
  component: CookieBanner,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 240 } } },
  args: {
    autoHide: false,
    privacyHref: '#privacy',
    children: 'We measure how the portal is used.',
    onConfirm: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CookieBanner>;

function Stateful(props: CookieBannerProps) {
  const [isShown, setShown] = useState(true);
  const hide = () => setShown(false);
  return (
    <div style={{ minHeight: 200, padding: 16 }}>
      <Button onClick={() => setShown(true)}>Show again</Button>
      {isShown && (
        <CookieBanner {...props} onConfirm={hide} onTimeUp={hide} {...(props.onDecline && { onDecline: hide })} />
      )}
    </div>
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { onDecline: () => undefined } };

/** Hiding by itself is not consent. */
export const LeavesAfterTenSeconds: Story = { args: { autoHide: true } };

/** Where there is a choice, both answers weigh the same. */
export const WithAChoice: Story = { args: { onDecline: () => undefined } };

export const Confirmed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /understand|förstår|forstår/ }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
