import { serviceStatusCode, type OrderPage } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { BitRate, KeyFigure, KeyFigures, Money, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SWRResponse } from 'swr';
import { useToday } from '../../../platform/format/useToday.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { isUnderWay } from '../../../platform/orders/useRelatedOrders.ts';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { ContractEndMark } from '../components/ContractEndMark.tsx';
import { useServicesOfSite } from '../services.queries.ts';
import { useServicesRights } from '../servicesRights.ts';
import { siteTotals } from './siteTotals.ts';

export interface SiteFiguresProps {
  siteId: string;
  /** How many services it has that have not ended; undefined while that is not known. */
  activeServices: number | undefined;
  orders: Pick<SWRResponse<OrderPage>, 'data' | 'isLoading'>;
}

/** How much there is at a site, for those who see prices what it costs, what is on its way, and which contract ends first. */
export function SiteFigures({
  siteId,
  activeServices,
  orders: { data: orders, isLoading: isOrdersLoading },
}: SiteFiguresProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { seesPrices } = useServicesRights();
  const { data, error } = useServicesOfSite(siteId);
  const isLoading = data === undefined && error === undefined;
  const { today } = useToday();
  const totals = data && siteTotals(data, today);
  const unknown = <Text tone="muted">{formatMessage({ id: 'services.value.none' })}</Text>;
  const { capacityBps, monthlyFee, nextEnd } = totals ?? {};
  const inService = data?.items.filter(({ status }) => serviceStatusCode(status) === 'IN_SERVICE').length ?? 0;
  const areAll = inService === activeServices;
  return (
    <KeyFigures>
      <KeyFigure
        label={formatMessage({ id: 'site.figures.services' })}
        isLoading={activeServices === undefined}
        value={activeServices === undefined ? '' : formatNumber(language, activeServices)}
        {...(totals && areAll && { unit: formatMessage({ id: 'site.figures.inService' }) })}
        {...(totals && {
          note: (
            <>
              {!areAll && formatMessage({ id: 'site.figures.inServiceOf' }, { count: inService })}
              {!areAll && capacityBps !== undefined && ', '}
              {capacityBps !== undefined && (
                <FormattedMessage id="site.figures.together" values={{ capacity: <BitRate value={capacityBps} /> }} />
              )}
            </>
          ),
        })}
      />
      {seesPrices && (
        <KeyFigure
          label={formatMessage({ id: 'site.figures.monthly' })}
          isLoading={isLoading}
          {...(monthlyFee
            ? {
                value: <Money {...monthlyFee} currencyDisplay="none" />,
                unit: monthlyFee.currency,
                note: formatMessage({ id: 'service.excludingVat' }),
              }
            : { value: unknown })}
        />
      )}
      {orders
        ? orders.items.length === orders.totalItems && (
            <KeyFigure
              label={formatMessage({ id: 'site.figures.orders' })}
              value={formatNumber(language, orders.items.filter(isUnderWay).length)}
              note={formatMessage({ id: 'site.figures.ordersOf' }, { count: orders.totalItems })}
            />
          )
        : isOrdersLoading && <KeyFigure label={formatMessage({ id: 'site.figures.orders' })} value="" isLoading />}
      <KeyFigure
        label={formatMessage({ id: 'site.figures.nextEnd' })}
        isLoading={isLoading}
        {...(nextEnd
          ? {
              href: serviceHref(nextEnd.serviceId),
              value: <Day value={nextEnd.lastDay} />,
              mark: <ContractEndMark endsOn={nextEnd.lastDay} />,
              note: (
                <>
                  {nextEnd.serviceName}{' '}
                  <Text variant="monoSmall" style={{ whiteSpace: 'nowrap' }}>
                    {nextEnd.serviceId}
                  </Text>
                </>
              ),
            }
          : { value: unknown })}
      />
    </KeyFigures>
  );
}
