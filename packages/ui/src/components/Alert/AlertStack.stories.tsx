import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Alert } from './Alert.tsx';
import { AlertStack } from './AlertStack.tsx';

const meta = { title: 'Feedback/AlertStack', component: AlertStack } satisfies Meta<typeof AlertStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest on top, two at first; a button shows the others. */
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

/** Over a dialog an alert can still be read, reached and closed. */
export const OverADialog: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 500 } } },
  render: function Raised() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <AlertStack>
          {isShown && (
            <Alert tone="critical" autoHide={false} onClose={() => setShown(false)}>
              Information is not available at the moment
            </Alert>
          )}
        </AlertStack>
        <Dialog isOpen isDismissable={false} onClose={() => undefined} title="Edit user">
          <TextField label="First name" defaultValue="Elin" />
        </Dialog>
      </>
    );
  },
};
