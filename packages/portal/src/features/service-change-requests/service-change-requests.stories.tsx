import type { Language } from '@skerry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ThemeChoice } from '../../platform/theme/theme-store.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { aChangeRequest, anotherKind, aWifiKind } from '../../testing/services-section/someChangeRequests.ts';
import { aService } from '../../testing/services-section/someServices.ts';

interface ChangeRequestsStory {
  path: string;
  requests: ReturnType<typeof aChangeRequest>[];
}

/** The list of service change requests, one of them, and the form. */
const meta: Meta<ChangeRequestsStory> = {
  title: 'Portal/Service change requests',
  tags: ['!autodocs', 'portal'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { path: '/service-change-request', requests: [aChangeRequest()] },
  render: ({ path, requests }, { globals }) => (
    <PortalStory
      path={path}
      answers={{
        'GET /cases/migrated-case-customer': () => ({ migratedCustomer: true }),
        'GET /freeze-periods': () => ({ items: [] }),
        'GET /kinds': () => ({ items: [aWifiKind, anotherKind] }),
        'GET /requests': () => ({
          items: requests,
          totalItems: requests.length,
          totalPages: 1,
          currentPage: 0,
          counts: { open: requests.length, waiting: requests.length, closed: 0 },
        }),
        'GET /requests/request-1': () => requests[0],
        'GET /services/SE-204418': () => aService(),
      }}
      language={globals['language'] as Language}
      theme={globals['theme'] as ThemeChoice}
      user={{ roles: ['OperationResponsible'] }}
    />
  ),
};

export default meta;
type Story = StoryObj<ChangeRequestsStory>;

const others = aChangeRequest({ id: 'request-2', number: 'CR-108590', status: 'NEED_INFO', approval: 'NOT_NEEDED' });

export const List: Story = { args: { requests: [aChangeRequest(), others] } };
export const Empty: Story = { args: { requests: [] } };
export const WaitingForApproval: Story = { args: { path: '/service-change-request/request-1' } };
export const WaitingForAnswer: Story = {
  args: { path: '/service-change-request/request-1', requests: [{ ...others, id: 'request-1' }] },
};
export const Form: Story = { args: { path: '/service-change-request/new?service=SE-204418' } };
