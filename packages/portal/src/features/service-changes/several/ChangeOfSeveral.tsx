import { EmptyState, Link, Sheet, Stack } from '@skerry/ui';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BackLink } from '../../../platform/detail/DetailBack.tsx';
import { DetailHead } from '../../../platform/detail/DetailPage.tsx';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { changeTarget, isAnythingOffered, reasonAgainst, type WantedService } from '../changeTarget.ts';
import { useReviewedServices } from '../checkout/useReviewedServices.tsx';
import { endingOf } from '../endingOf.ts';
import type { PlacedOrders } from '../service-changes.mutations.ts';
import { ChangedServices } from './ChangedServices.tsx';
import { PlacedChanges } from './PlacedChanges.tsx';
import { ServiceChangeForm } from '../form/ServiceChangeForm.tsx';

export interface ChangeOfSeveralProps {
  change: ServiceChangeKind;
  wanted: readonly WantedService[];
  /** What is asked for and does not exist. */
  goneIds: readonly string[];
  back: BackLink;
  onOutdated: () => void;
}

/** The same change of several services, each of which gets an order of its own. Those that can't be changed are left out. */
export function ChangeOfSeveral({ change, wanted, goneIds, back, onOutdated }: ChangeOfSeveralProps) {
  const { formatMessage } = useIntl();
  const [placed, setPlaced] = useState<PlacedOrders>();
  const reasons = new Map<string, string>([
    ...wanted.flatMap((each): [string, string][] => {
      const reason = reasonAgainst(change, each);
      return reason === undefined ? [] : [[each.service.serviceId, reason]];
    }),
    ...goneIds.map((id): [string, string] => [id, 'NOT_FOUND']),
  ]);
  const possible = wanted.filter(({ service }) => !reasons.has(service.serviceId));
  const target = changeTarget(possible);
  const reviewed = useReviewedServices(wanted, goneIds, reasons);
  // What is ordered, once it is what was ordered; where nothing can be, all that was wanted.
  const count = placed?.orders.length ?? (possible.length || wanted.length + goneIds.length);
  const impossible = nothingToOrder(possible.length, isAnythingOffered(change, target));
  const services = (lastDay: string) => (
    <ChangedServices
      change={change}
      wanted={wanted}
      goneIds={goneIds}
      reasons={reasons}
      lastDay={target.termination ? endingOf(target.termination, lastDay).lastDay : ''}
    />
  );
  return (
    <Stack>
      <DetailHead title={formatMessage({ id: `serviceChange.several.${change}.title` }, { count })} />
      {placed && <PlacedChanges placed={placed} wanted={wanted} />}
      {!placed && (
        <>
          {impossible !== undefined && services('')}
          {impossible === undefined ? (
            <ServiceChangeForm
              change={change}
              target={target}
              services={services}
              reviewed={reviewed}
              cancelHref={back.href}
              onPlaced={setPlaced}
              onOutdated={onOutdated}
            />
          ) : (
            <Sheet padding="none">
              <EmptyState
                icon={IconBan}
                title={formatMessage({ id: 'serviceChange.impossible' })}
                action={<Link href={back.href}>{back.label}</Link>}
              >
                {formatMessage({ id: impossible })}
              </EmptyState>
            </Sheet>
          )}
        </>
      )}
    </Stack>
  );
}

function nothingToOrder(possible: number, isOffered: boolean) {
  if (possible === 0) return 'serviceChange.several.none';
  return isOffered ? undefined : 'serviceChange.several.nothingInCommon';
}
