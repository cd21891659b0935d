import type { Disturbance } from '@skerry/contracts';
import type { Language } from '@skerry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ThemeChoice } from '../../platform/theme/theme-store.ts';
import { someSettings } from '../../testing/notifications/someNotifications.ts';
import { aWebhook } from '../../testing/notifications/someWebhooks.ts';
import { aDisturbance, aFeed, aPlannedWork } from '../../testing/operational-status/someDisturbances.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

interface StatusStory {
  path: string;
  disturbances: Disturbance[];
}

/** How services do now, planned works, one of them, and ways to subscribe. */
const meta: Meta<StatusStory> = {
  title: 'Portal/Operational status',
  tags: ['!autodocs', 'portal'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { path: '/operational-status', disturbances: [aDisturbance()] },
  render: ({ path, disturbances }, { globals }) => (
    <PortalStory
      path={path}
      answers={{
        'GET /disturbances': () => ({
          items: disturbances,
          totalItems: disturbances.length,
          totalPages: 1,
          currentPage: 0,
          counts: { disturbances: 1, plannedWorks: 1, past: 0, waiting: 1 },
        }),
        'GET /disturbances/fault-1': () => aDisturbance(),
        'GET /disturbances/work-1': () => aPlannedWork(),
        'GET /operational-status': () => ({
          state: 'OK',
          asOf: null,
          services: { ok: 0, degraded: 0, down: 0, unknown: 0 },
          groups: [],
          totalItems: 0,
          totalPages: 0,
          currentPage: 0,
        }),
        'GET /freeze-periods': () => ({ items: [] }),
        'GET /calendar-tokens': () => ({
          items: [aFeed(), aFeed({ id: 'feed-2', kind: 'NEWS', name: 'Chat channel' })],
        }),
        'GET /settings': () => someSettings(),
        'GET /webhooks': () => ({ items: [aWebhook()] }),
      }}
      language={globals['language'] as Language}
      theme={globals['theme'] as ThemeChoice}
      user={{ roles: ['OperationResponsible', 'UserAdministrator'] }}
    />
  ),
};

export default meta;
type Story = StoryObj<StatusStory>;

export const Now: Story = {};
export const NoDisturbances: Story = { args: { disturbances: [] } };
export const PlannedWorks: Story = {
  args: { path: '/operational-status/planned-works', disturbances: [aPlannedWork()] },
};
export const WaitingForAnswer: Story = { args: { path: '/operational-status/planned-works/work-1' } };
export const OneDisturbance: Story = { args: { path: '/operational-status/disturbances/fault-1' } };
export const Subscribe: Story = { args: { path: '/operational-status/subscribe' } };
