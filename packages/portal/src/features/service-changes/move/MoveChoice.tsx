import { SegmentedControl, Text, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { ChoiceProps } from '../choice/ChangeChoice.tsx';
import { ChangeRow } from '../choice/ChangeRow.tsx';
import { moveKinds, placeFieldOf } from '../changeForm.ts';
import { AddressField } from './AddressField.tsx';
import { InsideFields } from './MoveChoice.styles.ts';
import { MovePriceNote } from './MovePriceNote.tsx';
import { SiteField } from './SiteField.tsx';

/** Where services move to: to another floor or room, to another of the company's sites, or to an address. */
export function MoveChoice({ form, target }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'serviceChange.move.to' });
  const kind = moveKinds.find((each) => each === form.values.moveKind) ?? 'inside';
  const inside = (field: 'floor' | 'room') => (
    <TextField
      label={formatMessage({ id: `serviceChange.move.${field}` })}
      isOptional={kind !== 'inside' || field === 'room'}
      autoComplete="off"
      value={form.values[field]}
      onChange={(event) => form.set(field, event.target.value)}
      onBlur={() => form.touch(field)}
      readOnly={form.isPending}
      error={form.errorOf(field)}
    />
  );
  return (
    <>
      <ChangeRow title={label} hint={target.places.map(({ name, address }) => `${name}, ${address}`).join('; ')}>
        <SegmentedControl
          label={label}
          options={moveKinds.map((value) => ({ value, label: formatMessage({ id: `serviceChange.move.${value}` }) }))}
          value={kind}
          onValueChange={(value) => {
            if (!form.isPending) form.set('moveKind', value);
          }}
        />
        {kind === 'inside' && (
          <Text as="p" variant="caption" tone="muted">
            {formatMessage({ id: 'serviceChange.move.inside.help' })}
          </Text>
        )}
        {kind === 'site' && <SiteField form={form} />}
        {kind === 'address' && <AddressField form={form} target={target} />}
        {placeFieldOf(form.values) !== 'floor' && <MovePriceNote move={form.move} />}
      </ChangeRow>
      <ChangeRow title={formatMessage({ id: 'serviceChange.move.building' })}>
        <InsideFields>
          {inside('floor')}
          {inside('room')}
        </InsideFields>
      </ChangeRow>
    </>
  );
}
