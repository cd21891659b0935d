import type { QuotableProduct } from '@skerry/contracts';
import { Button, Checkbox, Note } from '@skerry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { translatedName, translatedText } from '../../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { AddonFees, AddonItem, AddonList, AddonPlace } from './Addons.styles.ts';
import type { OptionsProps } from './CharacteristicFields.tsx';
import { Fee } from '../FromFee.tsx';
import { goneAddons } from './options.ts';

interface AddonBoxesProps extends OptionsProps {
  label: string;
  /** Of the prices that are asked for. */
  currency: string;
  /** What of it has a name from when it was still sold. */
  nameOf: (addonId: string) => string;
  /** After the add-ons, in their list. */
  children?: ReactNode;
}

/** What can be bought with the product, each with its fee; what is no longer sold says so, and how to get rid of it. */
export function AddonBoxes(props: AddonBoxesProps) {
  const { product, options, onChange, readOnly, label, currency, nameOf, children } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { addonIds } = options;
  const choose = (ids: string[]) => onChange({ ...options, addonIds: ids });
  return (
    <AddonPlace>
      {goneAddons(product, options).map((id) => (
        <Note
          key={id}
          tone="critical"
          role="alert"
          action={
            <Button size="small" onClick={() => choose(addonIds.filter((each) => each !== id))}>
              {formatMessage({ id: 'quoteConfigure.addons.remove' })}
            </Button>
          }
        >
          {formatMessage({ id: 'quoteConfigure.addons.gone' }, { addon: nameOf(id) })}
        </Note>
      ))}
      <AddonList aria-label={label}>
        {(product.addons ?? []).map(({ id, translations, fees }) => (
          <AddonItem key={id}>
            <Checkbox
              checked={addonIds.includes(id)}
              readOnly={readOnly}
              hint={translatedText(translations, language)?.description}
              onCheckedChange={(isChosen) =>
                choose(isChosen ? [...addonIds, id] : addonIds.filter((each) => each !== id))
              }
            >
              {translatedName(translations, language, id)}
            </Checkbox>
            <ListFees fees={fees} currency={currency} />
          </AddonItem>
        ))}
        {children}
      </AddonList>
    </AddonPlace>
  );
}

type Fees = NonNullable<QuotableProduct['fastTrackFees']>;

/** A month, and once; a specialist says it where no rule does. */
export function ListFees({ fees, currency }: { fees: Fees; currency: string }) {
  const { formatMessage } = useIntl();
  const fee = fees.find((each) => each.currency === currency);
  if (fee === undefined)
    return (
      <AddonFees>
        <small>{formatMessage({ id: 'quoteConfigure.product.byHand' })}</small>
      </AddonFees>
    );
  const { monthlyMinor, oneTimeMinor } = fee;
  const once = (
    <FormattedMessage
      id="quoteConfigure.addons.once"
      values={{ fee: <Fee key="fee" minor={oneTimeMinor} currency={currency} /> }}
    />
  );
  if (monthlyMinor === 0 && oneTimeMinor !== 0) return <AddonFees>{once}</AddonFees>;
  return (
    <AddonFees>
      <Fee minor={monthlyMinor} currency={currency} />
      {oneTimeMinor !== 0 && <small>{once}</small>}
    </AddonFees>
  );
}
