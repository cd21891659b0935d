import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';
import { AlertStack } from './AlertStack.tsx';

const meta = { title: 'Feedback/AlertStack', component: AlertStack } satisfies Meta<typeof AlertStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest on top, at most three; the others wait. */
export const Default: Story = {
  render: function Raise() {
    const [ids, setIds] = useState([1]);
    return (
      <>
        <Button onClick={() => setIds([Math.max(0, ...ids) + 1, ...ids])}>Save</Button>
        <AlertStack>
          {ids.map((id) => (
            <Alert key={id} tone="positive" onClose={() => setIds((all) => all.filter((other) => other !== id))}>
              The information has been saved
            </Alert>
          ))}
        </AlertStack>
      </>
    );
  },
};
