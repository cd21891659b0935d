// For stories and tests.
import { IconBuilding, IconDoor, IconServer2 } from '@tabler/icons-react';
import type { TreeItem } from './treeRows.ts';

const room = (value: string, label: string, racks: readonly string[]): TreeItem => ({
  value,
  label,
  icon: IconDoor,
  items: racks.map((rack) => ({ value: `${value}-${rack}`, label: rack, icon: IconServer2 })),
});

export const exampleRooms: readonly TreeItem[] = [
  {
    value: 'gbg',
    label: 'GBG-1 Lindholmen',
    hint: '2 rooms',
    icon: IconBuilding,
    items: [room('gbg-204', 'Room 2.04', ['Rack B06', 'Rack B07']), room('gbg-206', 'Room 2.06', ['Rack C01'])],
  },
  {
    value: 'osl',
    label: 'OSL-2 Ulven',
    hint: '1 room',
    icon: IconBuilding,
    items: [room('osl-1', 'Room 1', ['Rack A01', 'Rack A02'])],
  },
  { value: 'cph', label: 'CPH-1 Havnegade', hint: 'closed', icon: IconBuilding, disabled: true },
];

export const exampleClosed: readonly TreeItem[] = [
  { value: 'gbg', label: 'GBG-1 Lindholmen', icon: IconBuilding, hasItems: true },
  { value: 'osl', label: 'OSL-2 Ulven', icon: IconBuilding, hasItems: true },
];
