import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertRegion } from './AlertRegion.tsx';
import { createAlertQueue } from './alertQueue.ts';

export default {
  title: 'Visual/AlertRegion',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const queue = createAlertQueue();
for (const message of ['The first, which waits', 'The information has been saved'])
  queue.raise({ tone: 'positive', message, autoHide: false });
queue.raise({ tone: 'attention', message: 'The ticket is created, but 1 file could not be uploaded', autoHide: false });
queue.raise({ tone: 'critical', message: 'Information is not available at the moment', autoHide: false });

export const Queue: StoryObj = { render: () => <AlertRegion queue={queue} /> };
