import { eligibility, type Registry, type ServiceDetails } from '@skerry/contracts';
import { Menu, type MenuItem } from '@skerry/ui';
import { IconArrowUpRight, IconPlus, IconReplace, IconTrash } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { mayOpen } from '../access/access.ts';
import { useIdentity } from '../session/useSession.ts';
import { useStartupData } from '../startup/startup-store.ts';
import { reasonText } from './service-change-reasons.ts';
import { serviceChangeHref, serviceChangeKinds } from './service-changes.ts';
import { serviceChangesAccess } from './services-section.access.ts';

const icons = { upgrade: IconArrowUpRight, addon: IconPlus, replace: IconReplace, terminate: IconTrash };

type ChangedService = Pick<ServiceDetails, 'serviceId' | 'serviceName' | 'status' | 'orderServiceId' | 'capacity'>;

/** What can be ordered for a service: for those who order, in the company's own name. What the company does not have isn't there, what this service can't have says why. */
export function ServiceChangeMenu({ service }: { service: ChangedService }) {
  const { formatMessage } = useIntl();
  const { roles, registry, impersonatedUserId } = useIdentity();
  const { flags } = useStartupData();
  if (!mayOpen(serviceChangesAccess, roles) || impersonatedUserId !== undefined) return null;

  const found = eligibility(service, flags, countryOf(registry));
  const items = serviceChangeKinds.flatMap((change): MenuItem[] => {
    const { reason } = found[change];
    if (reason === 'FEATURE_OFF') return [];
    return [
      {
        label: formatMessage({ id: `serviceChange.kind.${change}` }),
        icon: icons[change],
        href: serviceChangeHref(change, service.serviceId),
        isDestructive: change === 'terminate',
        disabledReason: reason && formatMessage({ id: reasonText(reason) }),
      },
    ];
  });
  return <Menu label={formatMessage({ id: 'serviceChange.menu' })} align="end" groups={[{ items }]} />;
}

/** Wholesale customers are looked after from Sweden. */
function countryOf(registry: Registry): string {
  return registry === 'com' ? 'se' : registry;
}
