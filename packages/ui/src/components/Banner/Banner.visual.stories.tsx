import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

export default {
  title: 'Visual/Banner',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export const Tones: StoryObj = {
  render: () => (
    <>
      {(['neutral', 'info', 'positive', 'attention', 'critical', 'limit', 'draft'] as const).map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          label={tone}
          action={<Link href="#more">Read more</Link>}
          onClose={() => undefined}
        >
          This portal will be closed and replaced by a newer version.
        </Banner>
      ))}
    </>
  ),
};
