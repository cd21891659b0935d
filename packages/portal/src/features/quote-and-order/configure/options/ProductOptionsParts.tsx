import type { QuotableProduct } from '@skerry/contracts';
import { Checkbox, FormWide } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FormPart } from '../../../../platform/form/FormPart.tsx';
import { translatedName } from '../../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { AddonBoxes, ListFees } from './AddonBoxes.tsx';
import { AddonItem } from './Addons.styles.ts';
import { CharacteristicFields } from './CharacteristicFields.tsx';
import { choiceFaultMessage } from '../choiceFaultMessage.ts';
import { hasOptions } from './options.ts';
import { OwnOptionsPart } from './OwnOptionsPart.tsx';
import type { ChoicesForm } from '../useChoices.ts';

/** What else is to be said of the product, and what can be bought with it: for all sites, and for single ones. */
export function ProductOptionsParts({ form, product }: { form: ChoicesForm; product: QuotableProduct }) {
  const { formatMessage } = useIntl();
  const { choices, change, isPending: readOnly } = form;
  const { options, fastTrack } = choices;
  const nameOf = useAddonName(form);
  const currency = currencyOf(form, product);
  const addons = formatMessage({ id: 'quoteConfigure.addons' });
  const given = { product, options, readOnly, onChange: (changed: typeof options) => change({ options: changed }) };
  const errorOf = (id: string) => {
    const fault = form.faultOf(`characteristics.${id}`);
    return fault && choiceFaultMessage(formatMessage, fault, product);
  };
  return (
    <>
      {(product.characteristics ?? []).length > 0 && (
        <FormPart
          title={formatMessage({ id: 'quoteConfigure.options' })}
          description={formatMessage({ id: 'quoteConfigure.options.help' })}
        >
          <CharacteristicFields {...given} onLeave={(id) => form.touch(`characteristics.${id}`)} errorOf={errorOf} />
        </FormPart>
      )}
      <FormPart title={addons} description={formatMessage({ id: 'quoteConfigure.addons.help' })}>
        <FormWide>
          <AddonBoxes {...given} label={addons} currency={currency} nameOf={nameOf}>
            <AddonItem>
              <Checkbox
                checked={fastTrack}
                onCheckedChange={(isWanted) => change({ fastTrack: isWanted })}
                readOnly={readOnly}
                hint={formatMessage({ id: 'quoteConfigure.fastTrack.help' })}
              >
                {formatMessage({ id: 'quoteConfigure.fastTrack' })}
              </Checkbox>
              {product.fastTrackFees && <ListFees fees={product.fastTrackFees} currency={currency} />}
            </AddonItem>
          </AddonBoxes>
        </FormWide>
      </FormPart>
      {form.sites.length > 1 && hasOptions(product) && (
        <OwnOptionsPart form={form} product={product} currency={currency} nameOf={nameOf} />
      )}
    </>
  );
}

/** What is no longer sold with this product may still be with another. */
function useAddonName({ products }: ChoicesForm): (addonId: string) => string {
  const { language } = useLanguage();
  return (addonId) => {
    const known = (products.data ?? []).flatMap(({ addons = [] }) => addons).find(({ id }) => id === addonId);
    return translatedName(known?.translations ?? [], language, addonId);
  };
}

const ofCountry: Readonly<Record<string, string>> = { SE: 'SEK', NO: 'NOK', DK: 'DKK' };

/** That of the product's prices at these sites; before they are known, of their country. */
function currencyOf({ feasibilityOf, sites }: ChoicesForm, { id }: QuotableProduct): string {
  const known = feasibilityOf(id)?.currency;
  return known || ofCountry[sites[0]?.country ?? ''] || 'EUR';
}
