import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Sheet } from './Sheet.tsx';

export default { title: 'Visual/Sheet', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const WithHead: StoryObj = {
  render: () => (
    <Sheet
      title="Roles and Permissions"
      description="Changes take effect at the next login."
      actions={<Button variant="ghost">Discard</Button>}
    >
      Content
    </Sheet>
  ),
};
