import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Sheet, SheetSection } from './Sheet.tsx';

const meta = {
  title: 'Data/Sheet',
  component: Sheet,
  args: { title: 'Roles and Permissions', children: 'A role decides what the user can see and do.' },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { description: 'Changes take effect at the next login.', actions: <Button variant="ghost">Discard</Button> },
};

export const WithoutTitle: Story = { render: () => <Sheet>Content only.</Sheet> };

/** The side column of a page of details. */
export const Sections: Story = {
  render: () => (
    <Sheet padding="none" style={{ maxWidth: 360 }}>
      <SheetSection title="Site">Havnegade 29, København</SheetSection>
      <SheetSection title="Contacts" actions={<Link href="#contacts">Change</Link>}>
        Freja Nygaard
      </SheetSection>
    </Sheet>
  ),
};
