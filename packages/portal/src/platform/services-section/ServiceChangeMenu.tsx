import { eligibility, type Registry, type ServiceDetails } from '@skerry/contracts';
import { Menu, type MenuItem } from '@skerry/ui';
import { IconArrowUpRight, IconPlus, IconReplace, IconTrash } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { mayOpen } from '../access/access.ts';
import { useIdentity } from '../session/useSession.ts';
import { useStartupData } from '../startup/startup-store.ts';
import { reasonText } from './service-change-reasons.ts';
import {
  isChangeForSeveral,
  maxChangedServices,
  serviceChangeFlags,
  serviceChangeHref,
  serviceChangeKinds,
  type ServiceChangeKind,
} from './service-changes.ts';
import { serviceChangesAccess } from './services-section.access.ts';

const icons = { upgrade: IconArrowUpRight, addon: IconPlus, replace: IconReplace, terminate: IconTrash };

type ChangedService = Pick<ServiceDetails, 'serviceId' | 'serviceName' | 'status' | 'orderServiceId' | 'capacity'>;

/** What can be ordered for a service. What the company does not have isn't there, what this service can't have says why. */
export function ServiceChangeMenu({ service }: { service: ChangedService }) {
  const { formatMessage } = useIntl();
  const { registry } = useIdentity();
  const { flags } = useStartupData();
  const found = eligibility(service, flags, countryOf(registry));
  return (
    <ChangeMenu
      serviceIds={[service.serviceId]}
      kinds={serviceChangeKinds.filter((change) => found[change].reason !== 'FEATURE_OFF')}
      reasonAgainst={(change) => {
        const { reason } = found[change];
        return reason && formatMessage({ id: reasonText(reason) });
      }}
    />
  );
}

export interface ServicesChangeMenuProps {
  serviceIds: readonly string[];
  /** How many services are selected, where not all of them are named. @default all are */
  count?: number;
}

/** What can be ordered for services that are selected, all of them alike. Which of them can have it is said on the page of the change. */
export function ServicesChangeMenu({ serviceIds, count = serviceIds.length }: ServicesChangeMenuProps) {
  const { formatMessage } = useIntl();
  const { flags } = useStartupData();
  const reason =
    count > maxChangedServices
      ? formatMessage({ id: 'serviceChange.several.atMost' }, { count: maxChangedServices })
      : undefined;
  return (
    <ChangeMenu
      serviceIds={serviceIds}
      kinds={serviceChangeKinds.filter((change) => {
        const flag = serviceChangeFlags[change];
        const isOn = flag === undefined || flags[flag] === true;
        return isOn && (count === 1 || isChangeForSeveral(change, flags));
      })}
      reasonAgainst={() => reason}
      isForSeveral={count > 1}
      size="small"
    />
  );
}

interface ChangeMenuProps {
  serviceIds: readonly string[];
  kinds: readonly ServiceChangeKind[];
  reasonAgainst: (change: ServiceChangeKind) => string | undefined;
  /** @default false */
  isForSeveral?: boolean;
  /** @default 'medium' */
  size?: 'small' | 'medium';
}

/** For those who order, in the company's own name. */
function ChangeMenu({ serviceIds, kinds, reasonAgainst, isForSeveral = false, size = 'medium' }: ChangeMenuProps) {
  const { formatMessage } = useIntl();
  const { roles, impersonatedUserId } = useIdentity();
  if (!mayOpen(serviceChangesAccess, roles) || impersonatedUserId !== undefined) return null;
  const items = kinds.map((change): MenuItem => ({
    label: formatMessage({ id: `serviceChange.kind.${change}` }),
    icon: icons[change],
    href: serviceChangeHref(change, serviceIds),
    isDestructive: change === 'terminate',
    disabledReason: reasonAgainst(change),
  }));
  return (
    <Menu
      label={formatMessage({ id: isForSeveral ? 'serviceChange.menu.several' : 'serviceChange.menu' })}
      align="end"
      groups={[{ items }]}
      size={size}
    />
  );
}

/** Wholesale customers are looked after from Sweden. */
function countryOf(registry: Registry): string {
  return registry === 'com' ? 'se' : registry;
}
