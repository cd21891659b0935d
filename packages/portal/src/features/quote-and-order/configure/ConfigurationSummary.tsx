import { formatBitRate, formatList } from '@skerry/i18n';
import { Button, DescriptionList, Sheet, Stack, Text } from '@skerry/ui';
import { addDays, isoWeekOf } from '@skerry/contracts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FootLine, SummaryColumn, SummaryFoot, SummarySheet } from '../../../platform/form/FormSummary.styles.ts';
import { useToday } from '../../../platform/format/useToday.ts';
import { FreezeNote } from '../../../platform/freeze-periods/FreezeNote.tsx';
import { useFreezePeriods } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ChoiceField } from './choices.ts';
import { FromFee } from './FromFee.tsx';
import { accessTexts, type KnownAccess } from './OptionsParts.tsx';
import type { ChoicesForm } from './useChoices.ts';

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
  const left = [...new Set(faults.map(({ field }) => formatMessage({ id: leftText(field) })))];
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
            <DescriptionList layout="column" items={useSummary(form)} />
            <Delivery form={form} />
            <Text as="div" variant="bodyStrong" aria-live="polite">
              {count}
            </Text>
          </Stack>
        </Sheet>
      </SummarySheet>
      <SummaryFoot>
        {count !== '' && (
          <FootLine aria-hidden>
            <strong>{count}</strong>
          </FootLine>
        )}
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

function useSummary(form: ChoicesForm) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { choices, product, sites } = form;
  const found = product && form.feasibilityOf(product.id);
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
    ...(found?.fromMonthlyMinor === undefined
      ? []
      : [
          {
            term: formatMessage({ id: 'quoteConfigure.summary.monthly' }),
            description: <FromFee minor={found.fromMonthlyMinor} currency={found.currency} />,
          },
        ]),
  ];
}

function accessWord(formatMessage: ReturnType<typeof useIntl>['formatMessage'], word: string): string {
  return word in accessTexts ? formatMessage({ id: accessTexts[word as KnownAccess] }) : word;
}

/** When it could be there at the earliest, and whether nothing is done in the network then. */
function Delivery({ form: { product, feasibilityOf, sites } }: { form: ChoicesForm }) {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  const { periods } = useFreezePeriods();
  const weeks = product && feasibilityOf(product.id)?.leadTimeWeeks;
  if (weeks === undefined) return null;
  const day = addDays(today, weeks * 7);
  const [year = '', week = ''] = isoWeekOf(day).split('-W');
  const countries = sites.map(({ country }) => country);
  const inside = periods.filter(
    (period) =>
      period.from <= day && day <= period.to && period.countries.some((country) => countries.includes(country)),
  );
  return (
    <Stack gap={8}>
      <DescriptionList
        layout="column"
        items={[
          {
            term: formatMessage({ id: 'quoteConfigure.summary.delivery' }),
            description: formatMessage({ id: 'quoteConfigure.summary.week' }, { week: Number(week), year }),
          },
        ]}
      />
      <FreezeNote freezes={inside} />
    </Stack>
  );
}

function leftText(field: ChoiceField) {
  if (field.startsWith('contact.')) return 'quoteConfigure.contact' as const;
  return leftTexts[field as keyof typeof leftTexts];
}

const leftTexts = {
  agreementId: 'quoteConfigure.agreement',
  productId: 'quoteConfigure.product',
  capacitiesBps: 'quoteConfigure.capacity',
  terms: 'quoteConfigure.term',
  accessTypes: 'quoteConfigure.access',
  reference: 'quoteConfigure.reference',
  note: 'quoteConfigure.note',
  correlationId: 'quoteConfigure.correlation',
} as const;
