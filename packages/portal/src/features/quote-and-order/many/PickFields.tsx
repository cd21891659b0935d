import { formatCountry } from '@skerry/i18n';
import { MultiSelect, TextArea } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useDataCentres } from '../where/useDataCentres.ts';
import type { OwnPlace } from '../where/useOwnPlaces.ts';
import type { PickedSites } from './usePickedSites.ts';

interface PickFieldProps {
  picked: PickedSites;
  isReadOnly: boolean;
  /** A title beside it says what it is. @default false */
  isLabelHidden?: boolean;
}

export function PastedRows({
  picked,
  isReadOnly,
  isLabelHidden = false,
  hint,
  rows = 6,
}: PickFieldProps & { hint?: string; rows?: number }) {
  const { formatMessage } = useIntl();
  const { text, wrongLine, pick } = picked;
  return (
    <TextArea
      label={formatMessage({ id: 'quoteMany.paste' })}
      isLabelHidden={isLabelHidden}
      hint={hint}
      isOptional
      rows={rows}
      spellCheck={false}
      value={text}
      onChange={(event) => pick({ text: event.target.value })}
      readOnly={isReadOnly}
      error={wrongLine !== undefined && formatMessage({ id: 'quoteMany.nowhere' }, { row: wrongLine })}
    />
  );
}

export function OwnSites({
  picked,
  isReadOnly,
  isLabelHidden = false,
  own,
}: PickFieldProps & { own: readonly OwnPlace[] }) {
  const { formatMessage } = useIntl();
  return (
    <MultiSelect
      label={formatMessage({ id: 'quoteMany.sites' })}
      isLabelHidden={isLabelHidden}
      isOptional
      options={own.map(({ siteId, siteName, addressText }) => ({
        value: siteId,
        label: siteName,
        description: addressText,
      }))}
      value={picked.siteIds}
      onValueChange={(siteIds) => picked.pick({ siteIds })}
      readOnly={isReadOnly}
    />
  );
}

export function DataCentres({ picked, isReadOnly, isLabelHidden = false }: PickFieldProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <MultiSelect
      label={formatMessage({ id: 'quoteMany.dataCentres' })}
      isLabelHidden={isLabelHidden}
      isOptional
      options={useDataCentres().map(({ id, name, country }) => ({
        value: id,
        label: name,
        description: formatCountry(language, country),
      }))}
      value={picked.dataCentreIds}
      onValueChange={(dataCentreIds) => picked.pick({ dataCentreIds })}
      readOnly={isReadOnly}
    />
  );
}
