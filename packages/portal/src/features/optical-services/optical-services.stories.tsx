import type { Language } from '@skerry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ThemeChoice } from '../../platform/theme/theme-store.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { aRequestPage, anOpticalRequest, opticalOptions } from './testing/someOpticalRequests.ts';

interface OpticalStory {
  path: string;
  role: 'Purchaser' | 'OperationStaff';
  requests: ReturnType<typeof anOpticalRequest>[];
}

/** The list of requests, one of them, the form, and what there is for those who buy nothing. */
const meta: Meta<OpticalStory> = {
  title: 'Portal/Optical services',
  tags: ['!autodocs', 'portal'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { path: '/order-optical-services', role: 'Purchaser', requests: [anOpticalRequest()] },
  render: ({ path, role, requests }, { globals }) => (
    <PortalStory
      path={path}
      answers={{
        'GET /optical/options': () => opticalOptions,
        'GET /optical-requests': () => aRequestPage(requests),
        'GET /optical-requests/request-1': () => requests[0],
      }}
      language={globals['language'] as Language}
      theme={globals['theme'] as ThemeChoice}
      user={{ roles: [role] }}
    />
  ),
};

export default meta;
type Story = StoryObj<OpticalStory>;

const waiting = anOpticalRequest({ id: 'request-2', number: 'OPT-110002', status: 'INPUT_NEEDED' });

export const List: Story = { args: { requests: [waiting, anOpticalRequest()] } };
export const Empty: Story = { args: { requests: [] } };
export const CatalogueOnly: Story = { args: { role: 'OperationStaff' } };
export const Form: Story = { args: { path: '/order-optical-services/new' } };
export const Request: Story = { args: { path: '/order-optical-services/request-1' } };
