import { EmptyState, Link, Sheet } from '@skerry/ui';
import { IconListNumbers, IconServerOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import {
  isChangeForSeveral,
  maxChangedServices,
  serviceChangeKinds,
  serviceHref,
  type ServiceChangeKind,
} from '../../platform/services-section/service-changes.ts';
import { servicesPath } from '../../platform/services-section/services-section.paths.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { ChangeSkeleton } from './form/ChangeSkeleton.tsx';
import { ChangeOfOne } from './form/ChangeOfOne.tsx';
import { ChangeOfSeveral } from './several/ChangeOfSeveral.tsx';
import { useWantedServices } from './service-changes.queries.ts';

/** Orders a change of one service or of several: faster, more, another, or none. */
export function ServiceChangePage() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { flags } = useStartupData();
  const serviceIds = [...new Set(query.getAll('service').filter((id) => id !== ''))];
  const change = serviceChangeKinds.find((kind) => pathname.endsWith(`/${kind}`));
  if (change === undefined || serviceIds.length === 0) return <Gone />;
  if (serviceIds.length > 1 && !isChangeForSeveral(change, flags)) return <Gone />;
  if (serviceIds.length > maxChangedServices)
    return (
      <Sheet padding="none">
        <EmptyState
          icon={IconListNumbers}
          level={1}
          title={formatMessage({ id: 'serviceChange.several.tooMany' })}
          action={<Link href={servicesPath}>{formatMessage({ id: 'serviceChange.gone.back' })}</Link>}
        >
          {formatMessage({ id: 'serviceChange.several.atMost' }, { count: maxChangedServices })}
        </EmptyState>
      </Sheet>
    );
  return <BegunChange key={change} change={change} serviceIds={serviceIds} />;
}

interface AskedChange {
  change: ServiceChangeKind;
  serviceIds: readonly string[];
}

/** What was begun for several services goes on with what is typed when some of them are removed, down to the last. */
function BegunChange({ change, serviceIds }: AskedChange) {
  const [begunWith, setBegunWith] = useState(serviceIds);
  const isPart = serviceIds.every((id) => begunWith.includes(id));
  if (!isPart) setBegunWith(serviceIds);
  return (
    <LoadedChange
      key={begunWith.join()}
      change={change}
      serviceIds={serviceIds}
      isSeveral={(isPart ? begunWith : serviceIds).length > 1}
    />
  );
}

function LoadedChange({ change, serviceIds, isSeveral }: AskedChange & { isSeveral: boolean }) {
  const { formatMessage } = useIntl();
  const { data, error, isValidating, mutate } = useWantedServices(serviceIds);
  const asked = serviceIds.flatMap((id) => data?.find(({ serviceId }) => serviceId === id) ?? []);
  if (asked.length === serviceIds.length) {
    const wanted = asked.flatMap((each) => each.wanted ?? []);
    const [one] = wanted;
    const parts = { change, onOutdated: () => void mutate() };
    if (one === undefined) return <Gone />;
    if (!isSeveral) return <ChangeOfOne {...parts} wanted={one} />;
    const goneIds = asked.filter((each) => !each.wanted).map(({ serviceId }) => serviceId);
    return <ChangeOfSeveral {...parts} wanted={wanted} goneIds={goneIds} />;
  }
  if (error === undefined) {
    const [id = ''] = serviceIds;
    const back = isSeveral
      ? { href: servicesPath, label: formatMessage({ id: 'serviceChange.gone.back' }) }
      : { href: serviceHref(id), label: formatMessage({ id: 'serviceChange.back' }, { service: id }) };
    return <ChangeSkeleton change={change} back={back} />;
  }
  return (
    <Sheet padding="none">
      <FetchFailure
        level={1}
        title="serviceChange.error"
        error={error}
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    </Sheet>
  );
}

/** No such service. */
function Gone() {
  const { formatMessage } = useIntl();
  return (
    <Sheet padding="none">
      <EmptyState
        icon={IconServerOff}
        level={1}
        title={formatMessage({ id: 'serviceChange.gone.title' })}
        action={<Link href={servicesPath}>{formatMessage({ id: 'serviceChange.gone.back' })}</Link>}
      >
        {formatMessage({ id: 'serviceChange.gone.body' })}
      </EmptyState>
    </Sheet>
  );
}
