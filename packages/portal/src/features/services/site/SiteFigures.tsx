import { type Site } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { BitRate, Inline, KeyFigure, KeyFigures, Money } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '../../../platform/format/useToday.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { serviceHref } from '../../../platform/services-section/service-changes.ts';
import { ContractEndMark } from '../components/ContractEndMark.tsx';
import { useServicesOfSite } from '../services.queries.ts';
import { useServicesRights } from '../servicesRights.ts';
import { siteTotals } from './siteTotals.ts';

/** How much there is at a site, for those who see prices what it costs, and which contract ends first. */
export function SiteFigures({ site }: { site: Site }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { seesPrices } = useServicesRights();
  const { data, error } = useServicesOfSite(site.siteId);
  const isLoading = data === undefined && error === undefined;
  const { today } = useToday();
  const totals = data && siteTotals(data, today);
  const unknown = formatMessage({ id: 'services.value.none' });
  const { capacityBps, monthlyFee, nextEnd } = totals ?? {};
  return (
    <KeyFigures>
      <KeyFigure
        label={formatMessage({ id: 'site.figures.services' })}
        value={formatNumber(language, site.activeServices)}
        {...(capacityBps !== undefined && {
          note: <FormattedMessage id="site.figures.together" values={{ capacity: <BitRate value={capacityBps} /> }} />,
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
      <KeyFigure
        label={formatMessage({ id: 'site.figures.nextEnd' })}
        isLoading={isLoading}
        {...(nextEnd
          ? {
              href: serviceHref(nextEnd.serviceId),
              value: <Day value={nextEnd.contractEndsOn} />,
              note: (
                <Inline gap={8}>
                  <ContractEndMark endsOn={nextEnd.contractEndsOn} />
                  {[nextEnd.serviceName, nextEnd.serviceId].join(' ')}
                </Inline>
              ),
            }
          : { value: unknown })}
      />
    </KeyFigures>
  );
}
