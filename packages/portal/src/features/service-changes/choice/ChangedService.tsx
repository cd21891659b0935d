import { formatBitRate } from '@skerry/i18n';
import { Icon, Menu, Text } from '@skerry/ui';
import { IconServer } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { useServiceChanges } from '../../../platform/services-section/ServiceChangeMenu.tsx';
import type { WantedService } from '../changeTarget.ts';
import { ServiceName, ServiceRow } from './ChangeRow.styles.ts';

export interface ChangedServiceProps {
  change: ServiceChangeKind;
  service: WantedService['service'];
}

/** The service that is changed, with the other changes of it. */
export function ChangedService({ change, service }: ChangedServiceProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { serviceId, serviceName, productInformation, capacityBps, address, city } = service;
  const { changes, endings } = useServiceChanges(service);
  const own = formatMessage({ id: `serviceChange.kind.${change}` });
  const groups = [{ items: [...changes, ...endings].filter(({ label }) => label !== own) }];
  return (
    <ServiceRow>
      <ServiceName>
        <Icon icon={IconServer} />
        <Text variant="bodyStrong">{translatedName(productInformation.translations, language, serviceName)}</Text>
        <Text variant="mono">{serviceId}</Text>
        <span>
          {[capacityBps === null ? '' : formatBitRate(language, capacityBps), address, city]
            .filter((part) => part !== '')
            .join(', ')}
        </span>
      </ServiceName>
      <Menu
        label={formatMessage({ id: 'serviceChange.another' })}
        variant="ghost"
        size="small"
        align="end"
        groups={groups}
      />
    </ServiceRow>
  );
}
