import { formatBitRate, formatList } from '@skerry/i18n';
import { Button, Sheet, Stack, Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  FootDetail,
  FootLine,
  FootPrice,
  SummaryColumn,
  SummaryFoot,
  SummarySheet,
} from '../../../../platform/form/FormSummary.styles.ts';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { SummaryFacts } from '../../words/SummaryFacts.tsx';
import type { ChoiceField } from '../choices.ts';
import { accessTexts, type KnownAccess } from '../access-texts.ts';
import { EstimateFailure } from './EstimateFailure.tsx';
import { EstimateLines } from './EstimateLines.tsx';
import { FromFee } from '../FromFee.tsx';
import { SummaryDelivery } from './SummaryDelivery.tsx';
import type { ChoicesForm } from '../useChoices.ts';

/** What has been chosen so far, how many prices it makes, and requesting them. */
export function ConfigurationSummary({ form, canSend }: { form: ChoicesForm; canSend: boolean }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { sites, variants, faults } = form;
  const prices = sites.length * variants;
  const count =
    prices > 0
      ? formatMessage(
          { id: 'quoteConfigure.summary.prices' },
          {
            sites: formatMessage({ id: 'quoteConfigure.sites' }, { count: sites.length }),
            variants: formatMessage({ id: 'quoteConfigure.variants' }, { count: variants }),
            prices,
          },
        )
      : '';
  const fee = lowestFee(form);
  const chosen = useChosenWords(form);
  const summary = useSummary(form);
  const left = [...new Set(faults.map(({ field }) => lowerFirst(formatMessage({ id: leftText(field) }))))];
  const hint =
    left.length > 0
      ? formatMessage({ id: 'quoteConfigure.left' }, { fields: formatList(language, left) })
      : form.isTooMany
        ? formatMessage({ id: 'quoteConfigure.left.tooMany' })
        : canSend
          ? formatMessage({ id: 'quoteConfigure.notBinding' })
          : formatMessage({ id: 'quoteConfigure.left.correlation' });
  return (
    <SummaryColumn>
      <SummarySheet>
        <Sheet title={formatMessage({ id: 'quoteConfigure.summary' })}>
          <Stack gap={16}>
            {form.estimate.data?.monthlyMinor != null ? (
              <EstimateLines form={form} estimate={form.estimate.data} />
            ) : (
              <SummaryFacts items={summary} />
            )}
            <EstimateFailure form={form} />
            <SummaryDelivery form={form} />
            <Text as="div" variant="bodyStrong" aria-live="polite">
              {count}
            </Text>
          </Stack>
        </Sheet>
      </SummarySheet>
      <SummaryFoot>
        <FootLine aria-hidden>
          <strong>{form.product?.name ?? formatMessage({ id: 'quoteConfigure.summary.noProduct' })}</strong>
          {chosen !== '' && <FootDetail>{chosen}</FootDetail>}
          {fee && (
            <FootPrice>
              <FromFee {...fee} />
            </FootPrice>
          )}
        </FootLine>
        <Button
          variant="primary"
          type="submit"
          disabled={!canSend}
          isLoading={form.isPending}
          loadingText={formatMessage({ id: 'quoteConfigure.getting' })}
        >
          {formatMessage({ id: form.isByHand ? 'quoteConfigure.byHand' : 'quoteConfigure.get' })}
        </Button>
        <Text as="p" variant="caption" tone="muted" data-urgent={canSend ? undefined : ''}>
          {hint}
        </Text>
      </SummaryFoot>
    </SummaryColumn>
  );
}

/** "200 Mbit/s, 36 and 60 months, 2 prices", as far as it is chosen. */
function useChosenWords({ choices, sites, variants }: ChoicesForm): string {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { capacitiesBps, terms } = choices;
  const few = <Value,>(values: readonly Value[], wordOf: (value: Value) => string, all: string) =>
    values.length === 0 ? [] : [values.length > 2 ? all : formatList(language, values.map(wordOf))];
  const prices = sites.length * variants;
  return [
    ...few(
      capacitiesBps,
      (bits) => formatBitRate(language, bits),
      formatMessage({ id: 'quoteConfigure.summary.capacities' }, { count: capacitiesBps.length }),
    ),
    ...few(
      terms,
      (count) => formatMessage({ id: 'quoteConfigure.months' }, { count }),
      formatMessage({ id: 'quoteConfigure.summary.terms' }, { count: terms.length }),
    ),
    ...(prices > 1 ? [formatMessage({ id: 'quoteConfigure.summary.priceCount' }, { count: prices })] : []),
  ].join(', ');
}

function useSummary(form: ChoicesForm) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { choices, product, sites } = form;
  const fee = lowestFee(form);
  const orNot = (chosen: ReactNode) =>
    chosen === '' || chosen === undefined ? (
      <Text tone="muted">{formatMessage({ id: 'quoteConfigure.summary.notChosen' })}</Text>
    ) : (
      chosen
    );
  const list = (words: readonly string[]) => orNot(words.length > 0 ? formatList(language, words) : '');
  return [
    {
      term: formatMessage({ id: 'quoteConfigure.summary.sites' }),
      description: formatMessage({ id: 'quoteConfigure.sites' }, { count: sites.length }),
    },
    { term: formatMessage({ id: 'quoteConfigure.product' }), description: orNot(product?.name) },
    {
      term: formatMessage({ id: 'quoteConfigure.capacity' }),
      description: list(choices.capacitiesBps.map((bits) => formatBitRate(language, bits))),
    },
    {
      term: formatMessage({ id: 'quoteConfigure.term' }),
      description: list(
        choices.terms.map((months) => formatMessage({ id: 'quoteConfigure.months' }, { count: months })),
      ),
    },
    {
      term: formatMessage({ id: 'quoteConfigure.access' }),
      description: list(choices.accessTypes.map((word) => accessWord(formatMessage, word))),
    },
    ...(choices.fastTrack
      ? [
          {
            term: formatMessage({ id: 'quoteConfigure.delivery' }),
            description: formatMessage({ id: 'quoteConfigure.fastTrack' }),
          },
        ]
      : []),
    ...(fee === undefined
      ? []
      : [
          {
            term: formatMessage({ id: 'quoteConfigure.summary.monthly' }),
            // Known for this choice, and there is none.
            description: form.estimate.data ? (
              formatMessage({ id: 'quoteConfigure.product.byHand' })
            ) : (
              <FromFee {...fee} />
            ),
          },
        ]),
  ];
}

/** The lowest monthly fee of what is chosen; before a capacity is, and where each one's is not known, that of the product. */
function lowestFee({
  product,
  feasibilityOf,
  choices,
  estimate,
}: ChoicesForm): { minor: number; currency: string } | undefined {
  if (estimate.data?.monthlyMinor != null)
    return { minor: estimate.data.monthlyMinor, currency: estimate.data.currency };
  const found = product && feasibilityOf(product.id);
  if (found?.fromMonthlyMinor === undefined) return undefined;
  const fees = choices.capacitiesBps.map((bits) => found.capacityFees.get(bits));
  const known = fees.filter((each) => each !== undefined);
  const isKnown = fees.length > 0 && known.length === fees.length;
  return { minor: isKnown ? Math.min(...known) : found.fromMonthlyMinor, currency: found.currency };
}

function accessWord(formatMessage: ReturnType<typeof useIntl>['formatMessage'], word: string): string {
  return word in accessTexts ? formatMessage({ id: accessTexts[word as KnownAccess] }) : word;
}

/** Inside a sentence. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function leftText(field: ChoiceField) {
  if (field.startsWith('characteristics.')) return 'quoteConfigure.options' as const;
  if (field.startsWith('contact.')) return 'quoteConfigure.contact' as const;
  return leftTexts[field as keyof typeof leftTexts];
}

const leftTexts = {
  agreementId: 'quoteConfigure.agreement',
  productId: 'quoteConfigure.product',
  capacitiesBps: 'quoteConfigure.capacity',
  terms: 'quoteConfigure.term',
  accessTypes: 'quoteConfigure.access',
  addonIds: 'quoteConfigure.addons',
  ownOptions: 'quoteConfigure.left.own',
  reference: 'quoteConfigure.reference',
  note: 'quoteConfigure.note',
  correlationId: 'quoteConfigure.correlation',
} as const;
