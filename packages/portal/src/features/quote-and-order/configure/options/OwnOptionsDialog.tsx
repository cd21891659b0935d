import type { QuotableProduct } from '@skerry/contracts';
import { FormWide, Grid, MultiSelect } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DialogForm } from '../../../../platform/form/DialogForm.tsx';
import { AddonBoxes } from './AddonBoxes.tsx';
import { CharacteristicFields } from './CharacteristicFields.tsx';
import { choiceFaultMessage } from '../choiceFaultMessage.ts';
import type { ChoiceField } from '../choices.ts';
import { optionFaults, type Options } from './options.ts';
import type { QuotableSite } from '../plannedSites.ts';

export interface OwnOptionsDialogProps {
  product: QuotableProduct;
  sites: readonly QuotableSite[];
  /** Those that it is opened for. */
  first: readonly string[];
  /** What they have, or the others. */
  options: Options;
  currency: string;
  nameOf: (addonId: string) => string;
  onApply: (siteIds: readonly string[], options: Options) => void;
  onClose: () => void;
}

/** Options for some of the sites, in place of those for all. */
export function OwnOptionsDialog(props: OwnOptionsDialogProps) {
  const { product, sites, first, currency, nameOf, onApply, onClose } = props;
  const { formatMessage } = useIntl();
  const [siteIds, setSiteIds] = useState(first);
  const [options, setOptions] = useState(props.options);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const faults = optionFaults(product, options);
  const addons = formatMessage({ id: 'quoteConfigure.addons' });
  const given = { product, options, onChange: setOptions, readOnly: false };
  return (
    <DialogForm
      title={formatMessage({ id: 'quoteConfigure.own.title' })}
      submitLabel={formatMessage({ id: 'quoteConfigure.own.apply' })}
      pendingLabel=""
      isDirty={siteIds !== first || options !== props.options}
      canSubmit={siteIds.length > 0 && faults.length === 0}
      isPending={false}
      onSubmit={() => onApply(siteIds, options)}
      onClose={onClose}
    >
      <Grid columns={{ extraSmall: 1, small: 2 }}>
        <FormWide>
          <MultiSelect
            label={formatMessage({ id: 'quoteConfigure.own.sites' })}
            options={sites.map(({ id, name }) => ({ value: id, label: name }))}
            value={siteIds}
            onValueChange={setSiteIds}
            onBlur={() => setTouched((before) => new Set(before).add('sites'))}
            error={
              touched.has('sites') && siteIds.length === 0
                ? formatMessage({ id: 'quoteConfigure.own.sites.required' })
                : undefined
            }
          />
        </FormWide>
        <CharacteristicFields
          {...given}
          onLeave={(id) => setTouched((before) => new Set(before).add(id))}
          errorOf={(id) => {
            const fault = touched.has(id) && faults.find(({ field }) => field === `characteristics.${id}`);
            return fault
              ? choiceFaultMessage(formatMessage, { ...fault, field: fault.field as ChoiceField }, product)
              : undefined;
          }}
        />
        <FormWide>
          <AddonBoxes {...given} label={addons} currency={currency} nameOf={nameOf} />
        </FormWide>
      </Grid>
    </DialogForm>
  );
}
