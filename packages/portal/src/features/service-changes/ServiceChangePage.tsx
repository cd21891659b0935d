import type { MessageId } from '@skerry/i18n';
import { Button, EmptyState, Sheet, Stack, type IconComponent } from '@skerry/ui';
import { IconListNumbers, IconServerOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DetailBack, type BackLink } from '../../platform/detail/DetailBack.tsx';
import { LoadedDetail } from '../../platform/detail/LoadedDetail.tsx';
import { translatedName } from '../../platform/language/translated-name.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
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
import { ChangeSteps } from './form/ChangeSteps.tsx';
import { ChangeOfOne } from './form/ChangeOfOne.tsx';
import { ChangeOfSeveral } from './several/ChangeOfSeveral.tsx';
import { isNoSuchService, useNamedService, useWantedServices } from './service-changes.queries.ts';
import { serviceTitle } from '../../platform/services-section/serviceTitle.ts';

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
      <NoChange icon={IconListNumbers} title="serviceChange.several.tooMany">
        {formatMessage({ id: 'serviceChange.several.atMost' }, { count: maxChangedServices })}
      </NoChange>
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
  const { language } = useLanguage();
  const toServices = useWayToServices();
  const query = useWantedServices(serviceIds);
  const [id = ''] = serviceIds;
  const known = useNamedService(id);
  const asked = serviceIds.flatMap((serviceId) => query.data?.find((each) => each.serviceId === serviceId) ?? []);
  const data = asked.length === serviceIds.length ? asked : undefined;
  const named = isSeveral ? undefined : (data?.[0]?.wanted?.service ?? known);
  const name = named && translatedName(named.productInformation.translations, language, named.serviceName);
  // Of one that nothing is known of yet, what its address says.
  const service = named ? serviceTitle(name ?? '', named.siteName) : id;
  const title = isSeveral
    ? formatMessage({ id: `serviceChange.several.${change}.title` }, { count: serviceIds.length })
    : formatMessage({ id: `serviceChange.${change}.title` }, { service });
  const back =
    isSeveral || isNoSuchService(query.error)
      ? toServices
      : {
          href: serviceHref(id),
          label: formatMessage({ id: 'serviceChange.back' }, { service: [name, id].filter(Boolean).join(' ') }),
        };
  const shared = { change, back, onOutdated: () => void query.mutate() };
  return (
    <LoadedDetail
      query={{ ...query, data }}
      back={back}
      known={{ title }}
      steps={<ChangeSteps change={change} kindHref={back.href} />}
      skeleton={
        <ChangeSkeleton
          change={change}
          title={isSeveral || named ? title : undefined}
          serviceIds={serviceIds}
          name={name}
          back={back}
        />
      }
      icon={IconServerOff}
      {...(!isSeveral && {
        asked: { id, searchHref: `${servicesPath}?${new URLSearchParams({ text: id, status: 'ALL' }).toString()}` },
      })}
      texts={{
        failed: 'serviceChange.error',
        gone: isSeveral
          ? { title: 'serviceChange.gone.title', body: 'serviceChange.gone.body', action: 'serviceChange.gone.action' }
          : {
              title: 'serviceChange.gone.one',
              body: 'detail.gone.number',
              action: 'serviceChange.gone.action',
            },
      }}
    >
      {(services) => {
        const wanted = services.flatMap((each) => each.wanted ?? []);
        const [one] = wanted;
        const goneIds = services.filter((each) => !each.wanted).map(({ serviceId }) => serviceId);
        if (isSeveral) return <ChangeOfSeveral {...shared} wanted={wanted} goneIds={goneIds} />;
        return one && <ChangeOfOne {...shared} wanted={one} />;
      }}
    </LoadedDetail>
  );
}

function useWayToServices(): BackLink {
  const { formatMessage } = useIntl();
  return { href: servicesPath, label: formatMessage({ id: 'serviceChange.gone.back' }) };
}

interface NoChangeProps {
  icon: IconComponent;
  title: MessageId;
  children: ReactNode;
}

/** Nothing that could be changed is asked for. */
function NoChange({ icon, title, children }: NoChangeProps) {
  const { formatMessage } = useIntl();
  const back = useWayToServices();
  return (
    <Stack gap={8}>
      <DetailBack {...back} />
      <Sheet padding="none">
        <EmptyState
          icon={icon}
          level={1}
          title={formatMessage({ id: title })}
          action={
            <Button variant="primary" href={back.href}>
              {formatMessage({ id: 'serviceChange.gone.action' })}
            </Button>
          }
        >
          {children}
        </EmptyState>
      </Sheet>
    </Stack>
  );
}

function Gone() {
  const { formatMessage } = useIntl();
  return (
    <NoChange icon={IconServerOff} title="serviceChange.gone.title">
      {formatMessage({ id: 'serviceChange.gone.body' })}
    </NoChange>
  );
}
