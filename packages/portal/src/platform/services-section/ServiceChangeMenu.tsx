import { eligibility, type Registry, type ServiceDetails } from '@skerry/contracts';
import { Menu, type MenuItem } from '@skerry/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useIdentity } from '../session/useSession.ts';
import { useStartupData } from '../startup/startup-store.ts';
import { serviceChangeIcons } from './service-change-icons.ts';
import { reasonText } from './service-change-reasons.ts';
import {
  isChangeForSeveral,
  maxChangedServices,
  serviceChangeFlags,
  serviceChangeHref,
  serviceChangeKinds,
  type ServiceChangeKind,
} from './service-changes.ts';
import { useMayOrderChanges } from './useMayOrderChanges.ts';

type ChangedService = Pick<ServiceDetails, 'serviceId' | 'serviceName' | 'status' | 'orderServiceId' | 'capacity'>;

/** What can be ordered for a service, as items of menus. What the company does not have isn't there, what this service can't have says why; all of it is for those who order, in the company's own name. */
export function useServiceChanges(
  service: ChangedService,
): Readonly<Record<'changes' | 'endings', readonly MenuItem[]>> {
  const { formatMessage } = useIntl();
  const { registry } = useIdentity();
  const { flags } = useStartupData();
  const itemOf = useChangeItem([service.serviceId]);
  const mayOrder = useMayOrderChanges();
  const found = eligibility(service, flags, countryOf(registry));
  const items = (kinds: readonly ServiceChangeKind[]) =>
    kinds
      .filter((change) => mayOrder && found[change].reason !== 'FEATURE_OFF')
      .map((change) => {
        const { reason } = found[change];
        return itemOf(change, reason && formatMessage({ id: reasonText(reason) }));
      });
  return { changes: items(['upgrade', 'addon', 'replace', 'renegotiate', 'move']), endings: items(['terminate']) };
}

export interface ServicesChangeMenuProps {
  label: string;
  serviceIds: readonly string[];
  /** How many services are selected, where not all of them are named. @default all are */
  count?: number;
  /** All of them, where they are known: each change says how many of them can have it. */
  services?: readonly ChangedService[];
  /** Its button was pressed before it was there: it opens at once. @default false */
  isAskedFor?: boolean;
  onOpened?: () => void;
}

/** More names than these are no longer read. */
const maxNamed = 2;

/** What can be ordered for services that are selected, all of them alike. Which of them can have it is said on the page of the change. */
export function ServicesChangeMenu(props: ServicesChangeMenuProps) {
  const { label, serviceIds, count = serviceIds.length, services, isAskedFor = false, onOpened } = props;
  const { formatMessage } = useIntl();
  const { registry } = useIdentity();
  const { flags } = useStartupData();
  const itemOf = useChangeItem(serviceIds);
  const reason =
    count > maxChangedServices
      ? formatMessage({ id: 'serviceChange.several.atMost' }, { count: maxChangedServices })
      : undefined;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAskedFor) return;
    button.current?.click();
    onOpened?.();
  }, [isAskedFor, onOpened]);
  if (!useMayOrderChanges()) return null;
  const items = serviceChangeKinds
    .filter((change) => {
      const flag = serviceChangeFlags[change];
      const isOn = flag === undefined || flags[flag] === true;
      return isOn && (count === 1 || isChangeForSeveral(change, flags));
    })
    .map((change) => {
      if (reason !== undefined || services === undefined) return itemOf(change, reason);
      const found = services.map((service) => ({
        service,
        ...eligibility(service, flags, countryOf(registry))[change],
      }));
      const refused = found.filter((each) => each.reason !== undefined);
      const [first] = refused;
      if (first?.reason && refused.length === services.length)
        return itemOf(change, formatMessage({ id: reasonText(first.reason) }));
      return {
        ...itemOf(change, undefined),
        ...(refused.length > 0 && {
          description: formatMessage(
            { id: refused.length > maxNamed ? 'serviceChange.several.some' : 'serviceChange.several.someNot' },
            {
              eligible: services.length - refused.length,
              count: services.length,
              names: refused.map(({ service }) => `${service.serviceName} ${service.serviceId}`).join(', '),
            },
          ),
        }),
      };
    });
  return <Menu ref={button} label={label} groups={[{ items }]} size="small" />;
}

function useChangeItem(serviceIds: readonly string[]) {
  const { formatMessage } = useIntl();
  return (change: ServiceChangeKind, disabledReason: string | undefined): MenuItem => ({
    label: formatMessage({ id: `serviceChange.kind.${change}` }),
    icon: serviceChangeIcons[change],
    href: serviceChangeHref(change, serviceIds),
    isDestructive: change === 'terminate',
    disabledReason,
  });
}

/** Wholesale customers are looked after from Sweden. */
function countryOf(registry: Registry): string {
  return registry === 'com' ? 'se' : registry;
}
