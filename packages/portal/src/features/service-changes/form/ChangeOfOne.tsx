import { Button, EmptyState, Inline, Link, Sheet, Stack, Text } from '@skerry/ui';
import { IconBan } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import type { BackLink } from '../../../platform/detail/DetailBack.tsx';
import { DetailHead } from '../../../platform/detail/DetailPage.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { reasonText } from '../../../platform/services-section/service-change-reasons.ts';
import {
  serviceChangeHref,
  serviceChangeKinds,
  type ServiceChangeKind,
} from '../../../platform/services-section/service-changes.ts';
import { orderPath } from '../../orders/orders.paths.ts';
import { changeTarget, reasonAgainst, type WantedService } from '../changeTarget.ts';
import { ServiceChangeForm } from './ServiceChangeForm.tsx';
import { serviceTitle } from '../../../platform/services-section/serviceTitle.ts';

export interface ChangeOfOneProps {
  change: ServiceChangeKind;
  wanted: WantedService;
  back: BackLink;
  onOutdated: () => void;
}

/** A change of one service. The order that is placed leads to its page. */
export function ChangeOfOne({ change, wanted, back, onOutdated }: ChangeOfOneProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const { serviceId, serviceName, siteName, productInformation } = wanted.service;
  const name = translatedName(productInformation.translations, language, serviceName);
  const reason = reasonAgainst(change, wanted);
  // What can be ordered instead; ending it is no way to have it changed.
  const others = serviceChangeKinds.filter((kind) => kind !== 'terminate' && reasonAgainst(kind, wanted) === undefined);
  return (
    <Stack>
      <DetailHead
        title={formatMessage({ id: `serviceChange.${change}.title` }, { service: serviceTitle(name, siteName) })}
        {...(reason !== undefined && {
          facts: [
            <Text key="id" variant="mono">
              {serviceId}
            </Text>,
          ],
        })}
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
            title={formatMessage({ id: 'serviceChange.impossible.one' }, { product: name })}
            action={
              <Inline gap={12} align="center">
                {others.map((other) => (
                  <Button key={other} href={serviceChangeHref(other, [serviceId])}>
                    {formatMessage({ id: `serviceChange.kind.${other}` })}
                  </Button>
                ))}
                <Link href={back.href}>{back.label}</Link>
              </Inline>
            }
          >
            <Text as="div">{formatMessage({ id: reasonText(reason) })}</Text>
            {others.length > 0 && <Text as="div">{formatMessage({ id: 'serviceChange.impossible.others' })}</Text>}
          </EmptyState>
        </Sheet>
      )}
    </Stack>
  );
}
