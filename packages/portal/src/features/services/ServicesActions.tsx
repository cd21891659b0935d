import { Menu, type MenuGroup, token, ViewMenuAction, ViewMenuSection } from '@skerry/ui';
import { IconDots, IconFileSpreadsheet, IconFileText, IconFileTypeCsv, IconTags } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
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

export interface ServicesActions {
  readonly groups: readonly MenuGroup[];
  readonly isExporting: boolean;
  /** Somebody is about to choose one. */
  readonly prepare: () => void;
  readonly dialogs: ReactNode;
}

/** What can be done with all services that the filter finds, and with the tags. */
export function useServicesActions(filter: ServicesFilter): ServicesActions {
  const { formatMessage } = useIntl();
  const { mayTag, mayChangeInvoiceText } = useServicesRights();
  const tags = useLazyDialog(tagsDialog, tagFormId);
  const invoiceTexts = useLazyDialog(invoiceTextsDialog, invoiceTextsFormId);
  const { isExporting, start } = useServicesExport();
  return {
    isExporting,
    prepare: () => {
      if (mayTag) tags.prepare();
      if (mayChangeInvoiceText) invoiceTexts.prepare();
    },
    groups: [
      {
        label: formatMessage({ id: 'services.export' }),
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
    ],
    dialogs: (
      <>
        {tags.Dialog && <tags.Dialog onClose={tags.close} />}
        {invoiceTexts.Dialog && <invoiceTexts.Dialog onClose={invoiceTexts.close} />}
      </>
    ),
  };
}

/** They stand beside the name of the page. On phones they are in the menu of the list: two menus would look alike. */
export function ServicesActionsMenu({ actions }: { actions: ServicesActions }) {
  const { formatMessage } = useIntl();
  const { groups, isExporting, prepare } = actions;
  return (
    <Menu
      label={formatMessage({ id: 'services.actions' })}
      icon={IconDots}
      isLabelHidden
      align="end"
      isLoading={isExporting}
      onPointerEnter={prepare}
      onFocus={prepare}
      groups={groups}
    />
  );
}

const EntryGroup = styled.div`
  & + & {
    margin-top: ${token.space[12]};
    padding-top: ${token.space[12]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  &:empty {
    display: none;
  }
`;

interface ServicesActionEntriesProps {
  actions: ServicesActions;
  close: () => void;
  /** What stands with the last of them. */
  children?: ReactNode;
}

/** The same as entries of the list's menu. */
export function ServicesActionEntries({ actions, close, children }: ServicesActionEntriesProps) {
  return actions.groups.map(({ label: heading, items }, index) => {
    const entries = items.map(({ label, icon, onSelect }) => (
      <ViewMenuAction
        key={label}
        {...(icon && { icon })}
        onFocus={actions.prepare}
        onClick={() => {
          close();
          onSelect?.();
        }}
      >
        {label}
      </ViewMenuAction>
    ));
    return (
      <EntryGroup key={heading ?? index}>
        {heading === undefined ? entries : <ViewMenuSection label={heading}>{entries}</ViewMenuSection>}
        {index === actions.groups.length - 1 && children}
      </EntryGroup>
    );
  });
}
