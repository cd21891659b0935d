import { Menu } from '@skerry/ui';
import { IconDots, IconFileSpreadsheet, IconFileText, IconFileTypeCsv, IconTags } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../platform/browser/useLazyDialog.ts';
import { useServicesExport } from './export/useServicesExport.ts';
import { invoiceTextsFormId, tagFormId } from './serviceDrafts.ts';
import type { ServicesFilter } from './servicesAddress.ts';
import { useServicesRights } from './servicesRights.ts';

const tagsDialog: Part<{ onClose: () => void }> = {
  texts: ['services-parts', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./tags/TagsDialog.tsx')).TagsDialog,
};

const invoiceTextsDialog: Part<{ onClose: () => void }> = {
  texts: ['services-parts', 'form', 'validation', 'ui-form', 'ui-files'],
  component: async () => (await import('./invoice-texts/InvoiceTextsDialog.tsx')).InvoiceTextsDialog,
};

/** What can be done with all services that the filter finds, and with the tags. */
export function ServicesActions({ filter }: { filter: ServicesFilter }) {
  const { formatMessage } = useIntl();
  const { mayTag, mayChangeInvoiceText } = useServicesRights();
  const tags = useLazyDialog(tagsDialog, tagFormId);
  const invoiceTexts = useLazyDialog(invoiceTextsDialog, invoiceTextsFormId);
  const { isExporting, start } = useServicesExport();
  const prepare = () => {
    if (mayTag) tags.prepare();
    if (mayChangeInvoiceText) invoiceTexts.prepare();
  };
  return (
    <>
      <Menu
        label={formatMessage({ id: 'services.actions' })}
        icon={IconDots}
        isLabelHidden
        align="end"
        isLoading={isExporting}
        onPointerEnter={prepare}
        onFocus={prepare}
        groups={[
          {
            items: [
              {
                label: formatMessage({ id: 'services.export.xlsx' }),
                icon: IconFileSpreadsheet,
                onSelect: () => start({ filter }, 'xlsx'),
              },
              {
                label: formatMessage({ id: 'services.export.csv' }),
                icon: IconFileTypeCsv,
                onSelect: () => start({ filter }, 'csv'),
              },
            ],
          },
          {
            items: [
              ...(mayTag
                ? [{ label: formatMessage({ id: 'services.tags.manage' }), icon: IconTags, onSelect: tags.open }]
                : []),
              ...(mayChangeInvoiceText
                ? [
                    {
                      label: formatMessage({ id: 'services.invoiceTexts.open' }),
                      icon: IconFileText,
                      onSelect: invoiceTexts.open,
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
      {tags.Dialog && <tags.Dialog onClose={tags.close} />}
      {invoiceTexts.Dialog && <invoiceTexts.Dialog onClose={invoiceTexts.close} />}
    </>
  );
}
