import { anyOf } from '../../platform/access/access.ts';
import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { nocPath } from './operational-status.paths.ts';

const title = 'pages.noc' as const;

/** How the company's network does, for a screen on a wall: without the shell. */
export const nocFeature = defineFeature({
  id: 'noc',
  access: anyOf('OperationStaff', 'OperationResponsible'),
  isBare: true,
  nav: { label: title, path: nocPath, group: 'operations', icon: pageIcon('noc') },
  routes: [
    {
      path: nocPath,
      title,
      texts: ['noc', 'disturbance-words'],
      page: async () => (await import('./wall/WallPage.tsx')).WallPage,
    },
  ],
});
