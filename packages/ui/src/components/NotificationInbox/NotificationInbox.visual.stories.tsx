import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { exampleHeader } from '../AppHeader/exampleHeader.tsx';
import { Link } from '../Link/Link.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { exampleActions, exampleInformation, exampleNow } from './exampleInbox.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { NotificationInbox } from './NotificationInbox.tsx';

export default { title: 'Visual/NotificationInbox', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

const inbox = { actions: exampleActions, information: exampleInformation, now: exampleNow };
const nothing = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Grid columns={{ extraSmall: 1, large: 2 }} gap={16}>
      <Sheet padding="none">
        <NotificationInbox {...inbox} actions={[]} onReadAll={nothing} footer={<Link href="#all">Show all</Link>} />
      </Sheet>
      <Sheet padding="none">
        <NotificationInbox actions={[]} information={[]} title="Nothing yet" />
      </Sheet>
    </Grid>
  ),
};

export const InTheHeader: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ minHeight: 720 }}>
      <AppHeader
        {...exampleHeader('#home')}
        end={
          <NotificationBell count={4}>
            <NotificationInbox {...inbox} onReadAll={nothing} footer={<Link href="#all">Show all</Link>} />
          </NotificationBell>
        }
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [bell] = within(canvasElement).getAllByRole('button', { name: /, 4 / });
    if (bell) await userEvent.click(bell);
  },
};
