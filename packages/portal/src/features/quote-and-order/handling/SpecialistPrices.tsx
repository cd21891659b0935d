import type { Quote } from '@skerry/contracts';
import { Button, Heading, Stack, Text } from '@skerry/ui';
import { NumberField } from '@skerry/ui/experimental';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { FieldRow, FieldRows } from '../../../platform/form/FieldRows.styles.ts';
import type { TypedFields } from '../../../platform/form/useTypedTexts.ts';
import { Price } from '../words/Price.tsx';
import { accessWord, capacityAndTerm } from '../../../platform/quotes/quote-words.ts';
import {
  cellsOf,
  mostAmount,
  mostWeeks,
  numberIn,
  priceFields,
  type PriceCell,
  type PriceField,
  type SpecialistFaults,
  type SpecialistField,
} from './specialistForm.ts';

/** How many rows there are before somebody asks for all. */
const first = 6;

interface SpecialistPricesProps {
  quote: Quote;
  form: TypedFields<SpecialistField>;
  faults: SpecialistFaults;
  isPending: boolean;
}

/** Special prices: those that are missing first. What is left empty stays as it is. */
export function SpecialistPrices({ quote, form, faults, isPending }: SpecialistPricesProps) {
  const { formatMessage } = useIntl();
  const title = useId();
  const isTable = useIsAtLeast('extraLarge');
  const [showsAll, setShowsAll] = useState(false);
  const cells = cellsOf(quote);
  const isBegun = ({ key }: PriceCell) => priceFields.some((field) => numberIn(form.values, field, key) !== null);
  // What was typed is in view, after a return too.
  const shown =
    showsAll || cells.length <= first + 1 ? cells : cells.filter((cell, place) => place < first || isBegun(cell));
  return (
    <Stack as="section" gap={8} aria-labelledby={title}>
      <div>
        <Heading level={3} id={title}>
          {formatMessage({ id: 'quoteHandling.special.title' }, { currency: quote.currency })}
        </Heading>
        <Text as="p" variant="caption" tone="muted" style={{ margin: 0 }}>
          {formatMessage({ id: 'quoteHandling.special.about' })}
        </Text>
      </div>
      <FieldRows>
        {shown.map((cell, place) => (
          <SpecialPrice
            key={cell.key}
            quote={quote}
            cell={cell}
            form={form}
            // Beside each other, the names of the first row are those of the columns.
            isLabelHidden={isTable && place > 0}
            isFaulty={faults.cells.has(cell.key)}
            isPending={isPending}
          />
        ))}
      </FieldRows>
      {shown.length < cells.length && (
        <div>
          <Button variant="ghost" size="small" onClick={() => setShowsAll(true)}>
            {formatMessage({ id: 'quoteHandling.prices.all' }, { count: cells.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface SpecialPriceProps extends Omit<SpecialistPricesProps, 'faults'> {
  cell: PriceCell;
  isLabelHidden: boolean;
  /** Begun and not whole. */
  isFaulty: boolean;
}

const amounts = { maximumFractionDigits: 2 };

function SpecialPrice({ quote, cell, form, isLabelHidden, isFaulty, isPending }: SpecialPriceProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const name = useId();
  const { key, site, variant, price } = cell;
  const facts = [
    ...(quote.siteCount > 1 ? [site.name] : []),
    ...(quote.products.length > 1 ? [quote.products.find(({ id }) => id === variant.productId)?.name ?? ''] : []),
    accessWord(intl, variant.accessType),
  ].join(', ');
  const isNeeded = (field: PriceField) => isFaulty && field !== 'oneTime' && numberIn(form.values, field, key) === null;
  const fieldOf = (field: PriceField) => (
    <NumberField
      label={formatMessage({ id: `quoteHandling.special.${field}` })}
      isLabelHidden={isLabelHidden}
      size="small"
      min={field === 'weeks' ? 1 : 0}
      max={field === 'weeks' ? mostWeeks : mostAmount}
      hasButtons={false}
      {...(field !== 'weeks' && { formatOptions: amounts })}
      value={numberIn(form.values, field, key)}
      onValueChange={(value) => form.set(`${field}.${key}`, value === null ? '' : String(value))}
      readOnly={isPending}
      error={isNeeded(field) && formatMessage({ id: 'quoteHandling.special.needed' })}
    />
  );
  return (
    <FieldRow data-fields="3" role="group" aria-labelledby={name} data-has-labels={isLabelHidden ? undefined : ''}>
      <div id={name}>
        <Text as="div" variant="bodyStrong">
          {capacityAndTerm(intl, variant)}
        </Text>
        <Text as="div" variant="caption" tone="muted">
          {facts}
          {price && price.monthlyMinor !== null && (
            <>
              {'. '}
              <FormattedMessage
                id="quoteHandling.special.now"
                values={{ price: <Price minor={price.monthlyMinor} currency={quote.currency} /> }}
              />
            </>
          )}
        </Text>
      </div>
      {fieldOf('monthly')}
      {fieldOf('oneTime')}
      {fieldOf('weeks')}
    </FieldRow>
  );
}
