import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Sheet, SheetSection } from './Sheet.tsx';

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

export const Sections: StoryObj = {
  render: () => (
    <Sheet padding="none" style={{ maxWidth: 360 }}>
      <SheetSection title="Site">Havnegade 29, København</SheetSection>
      <SheetSection title="Contacts" actions={<Button variant="ghost">Change</Button>}>
        Freja Nygaard
      </SheetSection>
    </Sheet>
  ),
};
