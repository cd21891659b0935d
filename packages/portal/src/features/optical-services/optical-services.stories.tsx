import type { Language } from '@skerry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ThemeChoice } from '../../platform/theme/theme-store.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { anOpticalRequest, opticalOptions } from './testing/someOpticalRequests.ts';

interface OpticalStory {
  role: 'Purchaser' | 'OperationStaff';
  requests: ReturnType<typeof anOpticalRequest>[];
}

/** What there is of optical services, and asking for it. */
const meta: Meta<OpticalStory> = {
  title: 'Portal/Optical services',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { role: 'Purchaser', requests: [anOpticalRequest(), anOpticalRequest({ id: '2', status: 'INPUT_NEEDED' })] },
  render: ({ role, requests }, { globals }) => (
    <PortalStory
      path="/order-optical-services"
      answers={{
        'GET /optical/options': () => opticalOptions,
        'GET /optical-requests': () => ({
          items: requests,
          totalItems: requests.length,
          totalPages: 1,
          currentPage: 0,
        }),
      }}
      language={globals['language'] as Language}
      theme={globals['theme'] as ThemeChoice}
      user={{ roles: [role] }}
    />
  ),
};

export default meta;
type Story = StoryObj<OpticalStory>;

export const Request: Story = {};
export const CatalogueOnly: Story = { args: { role: 'OperationStaff' } };
