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

/** A list: no way back, what is seldom wanted behind the dots. */
export const OfAList: StoryObj = {
  render: () => (
    <PageHeader
      title="Sites and services"
      actions={<Button variant="primary">New quote</Button>}
      more={[{ items: [{ label: 'Export', onSelect: () => {} }] }]}
      tabs={
        <SubMenu
          items={[
            { href: '#services', label: 'Services', count: 205 },
            { href: '#sites', label: 'Sites', count: 48 },
          ]}
          currentPath="#services"
        />
      }
    />
  ),
};

/** A title of long words: on phones the actions share a row below it. */
export const LongTitle: StoryObj = {
  render: () => (
    <PageHeader
      back={{ href: '#services', label: 'Sites and services' }}
      title="Brukeradministrasjon og varslingsinnstillinger"
      flag={
        <StatusLabel tone="info" sector={5} variant="flag">
          Bekreftet levering
        </StatusLabel>
      }
      meta="Hamngatan 37, Stockholm"
      actions={<Button>Opprett sak</Button>}
      more={[{ items: [{ label: 'Kopier lenke', onSelect: () => {} }] }]}
    />
  ),
};
