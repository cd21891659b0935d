import { estimateLine, isSamePlace, type OpticalOptions, type OpticalProduct } from '@skerry/contracts';
import { Button, DescriptionList, Sheet, Stack, Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FootLine, SummaryColumn, SummaryFoot, SummarySheet } from '../../../platform/form/FormSummary.styles.ts';
import { focusField } from '../../../platform/form/focusField.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { fieldId, placeOf } from '../opticalForm.ts';
import { fieldLabel } from '../opticalFieldLabel.ts';
import type { OpticalForm } from '../useOpticalForm.ts';
import { endsText } from '../opticalWords.ts';
import { LeftField, LeftFields } from './OpticalRequestForm.styles.ts';

export interface RequestSummaryProps {
  form: OpticalForm;
  options: OpticalOptions;
  product: OpticalProduct | undefined;
  listHref: string;
}

/** What has been chosen so far, what is left, and sending it. */
export function RequestSummary({ form, options, product, listHref }: RequestSummaryProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { items, chosen } = useSummary(form, options, product);
  const isWrong = form.left.some((field) => form.errorOf(field) !== undefined);
  const isUnfinished = form.left.length > 0;
  const left = formatMessage({ id: isWrong ? 'form.needAttention' : 'form.leftToFill' }, { count: form.left.length });
  return (
    <SummaryColumn>
      <SummarySheet>
        <Sheet title={formatMessage({ id: 'optical.summary' })}>
          <Stack gap={16}>
            <DescriptionList layout="column" items={items} />
            {isUnfinished && (
              <div>
                <Text as="div" tone="muted" role="status">
                  {left}
                </Text>
                <LeftFields>
                  {form.left.map((field) => (
                    <li key={field}>
                      <LeftField type="button" onClick={() => focusField(fieldId(field))}>
                        {fieldLabel(intl, field)}
                      </LeftField>
                    </li>
                  ))}
                </LeftFields>
              </div>
            )}
          </Stack>
        </Sheet>
      </SummarySheet>
      <SummaryFoot>
        {(isUnfinished || chosen !== '') && (
          <FootLine aria-hidden>
            <strong>{chosen}</strong>
            {isUnfinished && left}
          </FootLine>
        )}
        <Button variant="ghost" href={listHref}>
          {formatMessage({ id: 'form.cancel' })}
        </Button>
        <Button
          variant="primary"
          type="submit"
          disabled={isUnfinished}
          isLoading={form.isPending}
          loadingText={formatMessage({ id: 'optical.sending' })}
        >
          {formatMessage({ id: 'optical.submit' })}
        </Button>
        <Text as="p" variant="caption" tone="muted">
          {formatMessage({ id: 'optical.summary.notBinding' })}
        </Text>
      </SummaryFoot>
    </SummaryColumn>
  );
}

function useSummary({ values }: OpticalForm, { dataCentres }: OpticalOptions, product: OpticalProduct | undefined) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [a, z] = [placeOf('aEnd', values, dataCentres), placeOf('zEnd', values, dataCentres)];
  const line = a && z && !isSamePlace(a, z) ? estimateLine(a, z) : undefined;
  const signal = product?.signals.find(({ id }) => id === values.signal);
  const orNot = (chosen: ReactNode) =>
    chosen || <Text tone="muted">{formatMessage({ id: 'optical.summary.notChosen' })}</Text>;
  const service =
    product && [translatedName(product.translations, language, product.id), signal?.name].filter(Boolean).join(', ');
  const items = [
    { term: formatMessage({ id: 'optical.aEnd' }), description: orNot(a?.name) },
    { term: formatMessage({ id: 'optical.zEnd' }), description: orNot(z?.name) },
    ...(line
      ? [
          {
            term: formatMessage({ id: 'optical.summary.estimate' }),
            description: formatMessage(
              { id: 'optical.summary.line' },
              { length: Math.round(line.lengthKm), latency: Number(line.latencyMs.toFixed(1)) },
            ),
          },
        ]
      : []),
    {
      term: formatMessage({ id: 'optical.service' }),
      description: orNot(service),
    },
    {
      term: formatMessage({ id: 'optical.term' }),
      description: orNot(
        values.termMonths !== '' && formatMessage({ id: 'optical.term.months' }, { count: Number(values.termMonths) }),
      ),
    },
    {
      term: formatMessage({ id: 'optical.list.wanted' }),
      description: orNot(!Number.isNaN(Date.parse(values.wantedOn)) && <Day value={values.wantedOn} />),
    },
  ];
  // The ends say most; before there are both, the service.
  return { items, chosen: a && z ? endsText({ aEnd: a, zEnd: z }) : (service ?? '') };
}
