import { Menu } from '@skerry/ui';
import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { exportFormats, useServicesExport, type ExportedServices } from './useServicesExport.ts';

const icons = { xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv } as const;

export interface ExportMenuProps {
  services: ExportedServices;
  size?: 'small' | 'medium';
}

/** Exports exactly the services that are given. */
export function ExportMenu({ services, size = 'medium' }: ExportMenuProps) {
  const { formatMessage } = useIntl();
  const { isExporting, start } = useServicesExport();
  return (
    <Menu
      label={formatMessage({ id: 'services.export' })}
      align="end"
      size={size}
      isLoading={isExporting}
      groups={[
        {
          items: exportFormats.map((format) => ({
            label: formatMessage({ id: `services.export.${format}` }),
            icon: icons[format],
            onSelect: () => start(services, format),
          })),
        },
      ]}
    />
  );
}
