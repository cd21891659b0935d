import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { SubMenu } from '../SubMenu/SubMenu.tsx';
import { PageHeader } from './PageHeader.tsx';

export default { title: 'Visual/PageHeader', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const AllParts: StoryObj = {
  render: () => (
    <PageHeader
      back={{ href: '#orders', label: 'Back to orders' }}
      title="Order 4 471 203"
      flag={
        <StatusLabel tone="info" sector={5} variant="flag">
          Confirmed delivery
        </StatusLabel>
      }
      meta="Hamngatan 37, Stockholm"
      actions={<Button variant="primary">Create ticket</Button>}
      tabs={
        <SubMenu
          items={[
            { href: '#order', label: 'Order' },
            { href: '#history', label: 'History', count: 12 },
          ]}
          currentPath="#order"
        />
      }
    />
  ),
};
