import type { Language } from '@skerry/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ThemeChoice } from '../../platform/theme/theme-store.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { aService } from '../../testing/services-section/someServices.ts';
import { someOffers } from './testing/someOffers.ts';

const flags = { serviceUpgrades: true, serviceTerminations: true, replacementOrder: true };

interface ChangeStory {
  change: string;
  offers: ReturnType<typeof someOffers>;
}

/** The forms that changes of a service are ordered with. */
const meta: Meta<ChangeStory> = {
  title: 'Portal/Service changes',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { offers: someOffers() },
  render: ({ change, offers }, { globals }) => (
    <PortalStory
      path={`/services/changes/${change}?service=SE-204418`}
      answers={{
        'GET /b2b-customer/feature-flags': () => flags,
        'GET /services/SE-204418': () => aService(),
        'GET /services/SE-204418/offers': () => offers,
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
