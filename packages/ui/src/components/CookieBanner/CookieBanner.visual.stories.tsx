import type { Meta, StoryObj } from '@storybook/react-vite';
import { CookieBanner } from './CookieBanner.tsx';

export default {
  title: 'Visual/CookieBanner',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const ignore = () => undefined;

export const Default: StoryObj = {
  render: () => (
    <div style={{ height: 240 }}>
      <CookieBanner autoHide={false} privacyHref="#privacy" onConfirm={ignore}>
        We measure how the portal is used.
      </CookieBanner>
    </div>
  ),
};

export const WithAChoice: StoryObj = {
  render: () => (
    <div style={{ height: 240 }}>
      <CookieBanner autoHide={false} privacyHref="#privacy" onConfirm={ignore} onDecline={ignore}>
        We measure how the portal is used.
      </CookieBanner>
    </div>
  ),
};
