'use client';
import { AppHeader } from '@skerry/ui';
import { IconMapPin } from '@tabler/icons-react';

const groups = [
  {
    id: 'main',
    label: 'Services',
    items: [{ href: '/', label: 'Sites', icon: IconMapPin, highlight: 1, isCurrent: true }],
  },
];

export function Header() {
  return <AppHeader logo={<b>Harbour</b>} brand="Harbour" homeHref="/" groups={groups} />;
}
