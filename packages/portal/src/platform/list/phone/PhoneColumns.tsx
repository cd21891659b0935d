import { formatList } from '@skerry/i18n';
import { Text, ViewMenuSection, type TableColumn } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../language/useLanguage.ts';

export interface PhoneColumnsProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** Ids of those that a row shows on a phone. */
  shown: readonly string[];
}

/** In the menu of a list: what its rows say on a phone, where columns can't be chosen. */
export function PhoneColumns<Row>({ columns, shown }: PhoneColumnsProps<Row>) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const names = columns.filter(({ id }) => shown.includes(id)).map(({ header }) => header);
  return (
    <ViewMenuSection label={formatMessage({ id: 'ui.viewMenu.columns' })}>
      <Text as="p">{formatMessage({ id: 'list.phone.columns' }, { columns: formatList(language, names) })}</Text>
      <Text as="p" variant="caption" tone="muted">
        {formatMessage({ id: 'list.phone.columns.wider' })}
      </Text>
    </ViewMenuSection>
  );
}
