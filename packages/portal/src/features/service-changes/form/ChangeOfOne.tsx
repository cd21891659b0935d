import { EmptyState, Link, PageHeader, Sheet, Stack, Text } from '@skerry/ui';
import { IconBan } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { reasonText } from '../../../platform/services-section/service-change-reasons.ts';
import { serviceHref, type ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { orderPath } from '../../orders/orders.paths.ts';
import { changeTarget, reasonAgainst, type WantedService } from '../changeTarget.ts';
import { ServiceChangeForm } from './ServiceChangeForm.tsx';

export interface ChangeOfOneProps {
  change: ServiceChangeKind;
  wanted: WantedService;
  onOutdated: () => void;
}

/** A change of one service. The order that is placed leads to its page. */
export function ChangeOfOne({ change, wanted, onOutdated }: ChangeOfOneProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const { serviceId, serviceName, siteName, productInformation } = wanted.service;
  const name = translatedName(productInformation.translations, language, serviceName);
  const back = {
    href: serviceHref(serviceId),
    label: formatMessage({ id: 'serviceChange.back' }, { service: [name, serviceId].join(' ') }),
  };
  const reason = reasonAgainst(change, wanted);
  return (
    <Stack>
      <PageHeader
        back={back}
        title={formatMessage({ id: `serviceChange.${change}.title` }, { service: [name, siteName].join(', ') })}
        {...(reason !== undefined && { meta: <Text variant="mono">{serviceId}</Text> })}
      />
      {reason === undefined ? (
        <ServiceChangeForm
          change={change}
          target={changeTarget([wanted])}
          service={wanted.service}
          cancelHref={back.href}
          onPlaced={({ orders: [placed] }) => {
            if (!placed) return;
            alerts.success('serviceChange.sent', { number: placed.orderNumber });
            void navigate(orderPath(placed.id), { replace: true });
          }}
          onOutdated={onOutdated}
        />
      ) : (
        <Sheet padding="none">
          <EmptyState
            icon={IconBan}
            title={formatMessage({ id: 'serviceChange.impossible' })}
            action={<Link href={back.href}>{back.label}</Link>}
          >
            {formatMessage({ id: reasonText(reason) })}
          </EmptyState>
        </Sheet>
      )}
    </Stack>
  );
}
