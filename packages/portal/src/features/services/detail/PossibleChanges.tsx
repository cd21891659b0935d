import { readServiceStatus, type ServiceDetails, type ServiceOffers } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { BitRate, type MenuItem, Money, Sheet, Skeleton, StatusLabel } from '@skerry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { DetailEvents, type DetailEvent } from '../../../platform/detail/DetailEvents.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import {
  serviceChangeHref,
  serviceChangeKinds,
  type ServiceChangeKind,
} from '../../../platform/services-section/service-changes.ts';
import { useServiceChanges } from '../../../platform/services-section/ServiceChangeMenu.tsx';
import { FailedLine } from '../components/FailedLine.tsx';
import { TitleLink } from '../components/TitleLink.ts';
import { usePossibleChanges } from './usePossibleChanges.ts';

/** What can be ordered for a service that is in use, at which price, and what ending it means; nothing for those who order nothing. */
export function PossibleChanges({ service }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const isPhone = !useIsAtLeast('small');
  const { changes, endings } = useServiceChanges(service);
  const { serviceId, status } = service;
  const items = [...changes, ...endings].filter(({ disabledReason }) => disabledReason === undefined);
  const isShown = readServiceStatus(status) === 'IN_SERVICE' && items.length > 0;
  const { data: offers, error, isValidating, mutate: refetch } = usePossibleChanges(serviceId, isShown);
  const hasFailed = offers === undefined && error !== undefined;
  if (!isShown) return null;
  return (
    <Sheet title={formatMessage({ id: 'service.changes.title' })} padding="none">
      <DetailEvents
        events={serviceChangeKinds.flatMap((change) => {
          const href = serviceChangeHref(change, [serviceId]);
          const item = items.find((each) => each.href === href);
          const isGone = change === 'renegotiate' && offers !== undefined && !offers.renegotiations?.length;
          return item && !isGone ? [eventOf(change, href, item, { offers, hasFailed, isPhone })] : [];
        })}
      />
      {hasFailed && (
        <FailedLine title="service.changes.failed" isRetrying={isValidating} onRetry={() => void refetch()} />
      )}
    </Sheet>
  );
}

function eventOf(
  change: ServiceChangeKind,
  href: string,
  { label, icon }: MenuItem,
  { offers, hasFailed, isPhone }: { offers: ServiceOffers | undefined; hasFailed: boolean; isPhone: boolean },
): DetailEvent {
  return {
    id: change,
    kind: (
      <StatusLabel tone="neutral" {...(icon && { icon })}>
        {label}
      </StatusLabel>
    ),
    title: (
      <TitleLink href={href}>
        <ChangeTitle change={change} offers={offers} isPhone={isPhone} />
      </TitleLink>
    ),
    // As high before it is known what there is.
    ...(!hasFailed && {
      detail: offers ? <ChangeDetail change={change} offers={offers} /> : <DetailShape change={change} />,
    }),
    ...(change !== 'replace' &&
      !(change === 'terminate' && isPhone) && {
        when: offers ? <PriceOrDay change={change} offers={offers} /> : !hasFailed && <WhenShape />,
      }),
    leadsOn: true,
  };
}

/** As high as what is said of it: on phones lists of names go over several lines. */
function DetailShape({ change }: { change: ServiceChangeKind }) {
  const isPhone = !useIsAtLeast('small');
  const lines = isPhone && change !== 'upgrade' ? 2 : 1;
  return Array.from({ length: lines }, (_, index) => (
    <Skeleton key={index} width={index === 0 ? 60 : 40} style={{ height: '0.6lh', marginBlock: '0.2lh' }} />
  ));
}

function WhenShape() {
  return <Skeleton style={{ width: 96, height: '0.6lh', marginBlock: '0.2lh' }} />;
}

/** What it costs at least, or on which day it can be had. */
function PriceOrDay({
  change,
  offers: { upgrades, addons, renegotiations = [], internalMove, termination },
}: {
  change: ServiceChangeKind;
  offers: ServiceOffers;
}) {
  switch (change) {
    case 'upgrade':
      return <LowestFee offers={upgrades} />;
    case 'addon':
      return <LowestFee offers={addons} />;
    case 'renegotiate':
      return <LowestFee offers={renegotiations} />;
    case 'move':
      return internalMove ? (
        <FormattedMessage id="service.changes.fromOnce" values={{ fee: <Money {...internalMove.oneTimeCharge} /> }} />
      ) : null;
    case 'replace':
      return null;
    case 'terminate':
      return termination && <Day value={termination.earliestLastDay} />;
  }
}

interface ChangeTitleProps {
  change: ServiceChangeKind;
  offers: ServiceOffers | undefined;
  isPhone: boolean;
}

function ChangeTitle({ change, offers, isPhone }: ChangeTitleProps) {
  const [slowest, fastest] = [offers?.upgrades[0], offers?.upgrades.at(-1)];
  if (change === 'upgrade' && slowest && fastest)
    return slowest === fastest ? (
      <BitRate value={slowest.capacityBps} />
    ) : (
      <FormattedMessage
        id="service.changes.upgradeTo"
        values={{ from: <BitRate value={slowest.capacityBps} />, to: <BitRate value={fastest.capacityBps} /> }}
      />
    );
  // The day has no column of its own on phones, and apart from these words nobody would know which day it is.
  if (change === 'terminate' && offers?.termination && isPhone)
    return (
      <FormattedMessage
        id="service.changes.earliestDay"
        values={{ day: <Day value={offers.termination.earliestLastDay} /> }}
      />
    );
  if (change === 'terminate' && offers?.termination) return <FormattedMessage id="service.changes.earliest" />;
  return <FormattedMessage id={`service.changes.${change}`} />;
}

function ChangeDetail({ change, offers }: { change: ServiceChangeKind; offers: ServiceOffers }): ReactNode {
  const { language } = useLanguage();
  const { addons, replacements, renegotiations = [], termination } = offers;
  switch (change) {
    case 'upgrade':
      return <FormattedMessage id="service.changes.upgrade" />;
    case 'addon':
      return formatList(
        language,
        addons.map(({ id, translations }) => translatedName(translations, language, id)),
      );
    case 'replace':
      return formatList(
        language,
        replacements.map(({ productId, translations }) => translatedName(translations, language, productId)),
      );
    case 'renegotiate': {
      const months = renegotiations.map((offer) => offer.months);
      return (
        months.length > 0 && (
          <FormattedMessage
            id="service.changes.renegotiate.detail"
            values={{ from: Math.min(...months), to: Math.max(...months) }}
          />
        )
      );
    }
    case 'move':
      return <FormattedMessage id="service.changes.move.detail" />;
    case 'terminate':
      return termination && <WhatIsLeft {...termination} />;
  }
}

function LowestFee({ offers }: { offers: readonly Pick<ServiceOffers['addons'][number], 'monthlyFee'>[] }) {
  const [lowest] = offers.toSorted((one, other) => one.monthlyFee.amount - other.monthlyFee.amount);
  if (!lowest) return null;
  return <FormattedMessage id="service.changes.from" values={{ fee: <Money {...lowest.monthlyFee} /> }} />;
}

/** What the contract costs after the earliest last day, for those who see prices. */
function WhatIsLeft({ earliestLastDay, contractEndsOn, remainingFee }: NonNullable<ServiceOffers['termination']>) {
  if (contractEndsOn === null || contractEndsOn <= earliestLastDay)
    return <FormattedMessage id="service.changes.nothingLeft" />;
  const day = <Day value={contractEndsOn} />;
  return remainingFee ? (
    <FormattedMessage id="service.changes.remaining" values={{ fee: <Money {...remainingFee} />, day }} />
  ) : (
    <FormattedMessage id="service.changes.contractUntil" values={{ day }} />
  );
}
