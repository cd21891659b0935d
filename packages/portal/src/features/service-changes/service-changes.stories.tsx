import type { Language } from '@skerry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ThemeChoice } from '../../platform/theme/theme-store.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { aService } from '../../testing/services-section/someServices.ts';
import { someOffers } from './testing/someOffers.ts';

const flags = { serviceUpgrades: true, serviceTerminations: true, replacementOrder: true, replaceMultipleOrders: true };

interface ChangeStory {
  change: string;
  offers: ReturnType<typeof someOffers>;
  /** Further services that get the same. */
  others?: ReturnType<typeof someOffers>[];
}

/** The forms that changes of a service are ordered with. */
const meta: Meta<ChangeStory> = {
  title: 'Portal/Service changes',
  tags: ['!autodocs', 'portal'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { offers: someOffers() },
  render: ({ change, offers, others = [] }, { globals }) => (
    <PortalStory
      path={`/services/changes/${change}?${[offers, ...others].map(({ serviceId }) => `service=${serviceId}`).join('&')}`}
      answers={{
        'GET /b2b-customer/feature-flags': () => flags,
        ...Object.fromEntries<() => unknown>(
          [offers, ...others].flatMap((each) => [
            [`GET /services/${each.serviceId}`, () => aService({ serviceId: each.serviceId })],
            [`GET /services/${each.serviceId}/offers`, () => each],
          ]),
        ),
      }}
      language={globals['language'] as Language}
      theme={globals['theme'] as ThemeChoice}
      user={{ roles: ['OperationResponsible'] }}
    />
  ),
};

export default meta;
type Story = StoryObj<ChangeStory>;

export const Upgrade: Story = { args: { change: 'upgrade' } };
export const Additions: Story = { args: { change: 'addon' } };
export const Replacement: Story = { args: { change: 'replace' } };
export const Termination: Story = { args: { change: 'terminate' } };
export const Impossible: Story = {
  args: { change: 'upgrade', offers: someOffers({ upgrades: [], reasons: { upgrade: 'NOT_IN_SERVICE' } }) },
};
export const SeveralServices: Story = {
  args: {
    change: 'upgrade',
    others: [
      someOffers({ serviceId: 'SE-204419', orderServiceId: 'OS-5204419' }),
      someOffers({ serviceId: 'SE-204420', upgrades: [], reasons: { upgrade: 'PRODUCT_NOT_ELIGIBLE' } }),
    ],
  },
};
export const SeveralServicesToEnd: Story = {
  args: { change: 'terminate', others: [someOffers({ serviceId: 'SE-204419', orderServiceId: 'OS-5204419' })] },
};
