import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ServicesView } from './exampleView.tsx';
import type { ViewMenuProps } from './ViewMenu.tsx';

export default { title: 'Visual/ViewMenu', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

const shown = (props: Partial<ViewMenuProps>): StoryObj => ({
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minHeight: 480 }}>
      <ServicesView {...props} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
  },
});

export const Open = shown({ label: 'View: Ending this year', isChosen: true, changed: 'changed' });

export const OpenOnAPhone = shown({ isCompact: true });
