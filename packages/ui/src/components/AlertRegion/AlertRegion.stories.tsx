import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { AlertRegion } from './AlertRegion.tsx';
import { createAlertQueue, type AlertInit } from './alertQueue.ts';
import { useAlertQueue } from './useAlertQueue.ts';

const meta = {
  title: 'Feedback/AlertRegion',
  component: AlertRegion,
  args: { queue: createAlertQueue() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof AlertRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved: AlertInit = { tone: 'positive', message: 'The information has been saved' };
const unreachable: AlertInit = {
  tone: 'critical',
  message: 'Information is not available at the moment',
  key: 'unreachable',
};

function Raising({ first }: { readonly first: readonly AlertInit[] }) {
  const queue = useAlertQueue();
  useEffect(() => {
    for (const alert of first) queue.raise({ ...alert, autoHide: false });
    return () => {
      for (const { id } of queue.alerts) queue.close(id);
    };
  }, [queue, first]);
  return (
    <Inline style={{ padding: 16, marginTop: 300 }}>
      <Button onClick={() => queue.raise(saved)}>Save</Button>
      <Button onClick={() => queue.raise(unreachable)}>Fail</Button>
      <AlertRegion queue={queue} />
    </Inline>
  );
}

const one = [saved];
const two = [saved, unreachable];

export const Default: Story = { render: () => <Raising first={one} /> };

export const Playground: Story = { render: () => <Raising first={[]} /> };

/** Newest on top, two at first. What has the same key is said once. */
export const Several: Story = { render: () => <Raising first={two} /> };
