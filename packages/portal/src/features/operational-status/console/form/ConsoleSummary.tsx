import { localZone, type DisturbancePreview, type ProviderDisturbance } from '@skerry/contracts';
import { formatNumber, type Language } from '@skerry/i18n';
import { Button, DateTime, Sheet, Stack } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SWRResponse } from 'swr';
import { FootLine, SummaryColumn, SummaryFoot, SummarySheet } from '../../../../platform/form/FormSummary.styles.ts';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { WorkWindow } from '../../../../platform/disturbances/WorkWindow.tsx';
import { chosenCountries, type ConsoleType, type ConsoleValues } from './consoleForm.ts';
import { CustomersSee } from './CustomersSee.tsx';
import { momentOfTyped } from './typedMoment.ts';
import { WhoIsTold } from './WhoIsTold.tsx';

export interface ConsoleSummaryProps {
  type: ConsoleType;
  values: ConsoleValues;
  preview: SWRResponse<DisturbancePreview, unknown>;
  stored?: ProviderDisturbance;
  isPending: boolean;
}

/** What customers will read, who they are, and the button that publishes it. */
export function ConsoleSummary({ type, values, preview, stored, isPending }: ConsoleSummaryProps) {
  const { formatMessage } = useIntl();
  const { language: reader } = useLanguage();
  const isWork = type === 'PLANNED_WORK';
  const state = stored?.state ?? values['state'] ?? '';
  const isDraft = state === 'DRAFT';
  const written = (field: string, language: Language) => values[`${field}.${language}`]?.trim() ?? '';
  const textIn = (field: string) => (language: Language) => written(field, language) || written(field, 'en');
  const iso = (field: string) => momentOfTyped(values[field] ?? '').moment?.toISOString();
  const startsAt = iso('startsAt');
  const nextUpdateAt = stored === undefined ? iso('nextUpdateAt') : (stored.nextUpdateAt ?? undefined);
  const customers = preview.data?.customers ?? 0;
  const count = formatNumber(reader, customers);
  const submit = stored
    ? isDraft
      ? 'form.save'
      : 'disturbanceForm.submit.change'
    : isDraft
      ? 'disturbanceForm.submit.draft'
      : 'disturbanceForm.submit.publish';
  return (
    <SummaryColumn>
      <SummarySheet>
        <Stack gap={16}>
          <CustomersSee
            state={state}
            isCalm={isWork}
            titleIn={textIn('title')}
            bodyIn={textIn('description')}
            isMissingIn={(language) =>
              ['title', 'description', 'advice'].some(
                (field) => written(field, 'en') !== '' && written(field, language) === '',
              )
            }
            when={
              startsAt === undefined ? (
                formatMessage({ id: 'disturbanceForm.see.noTime' })
              ) : (
                <WorkWindow start={startsAt} end={isWork ? (iso('endsAt') ?? null) : null} />
              )
            }
            {...(!isWork &&
              nextUpdateAt !== undefined && {
                foot: (
                  <FormattedMessage
                    id="operationalStatus.disturbance.nextUpdate"
                    values={{
                      moment: <DateTime value={nextUpdateAt} format="time" timeZone={localZone} />,
                    }}
                  />
                ),
              })}
          />
          <Sheet title={formatMessage({ id: 'disturbanceForm.told' })}>
            <WhoIsTold
              preview={preview}
              countries={values['visibility'] === 'COUNTRY' ? chosenCountries(values) : []}
            />
          </Sheet>
        </Stack>
      </SummarySheet>
      <SummaryFoot>
        <FootLine aria-hidden>
          <span>{formatMessage({ id: 'disturbanceForm.told' })}</span>
          <strong>{formatMessage({ id: 'disturbanceConsole.customers' }, { count: customers })}</strong>
        </FootLine>
        <Button
          variant="primary"
          type="submit"
          isLoading={isPending}
          loadingText={formatMessage({ id: 'disturbanceForm.sending' })}
        >
          {formatMessage({ id: submit }, { customers, count })}
        </Button>
      </SummaryFoot>
    </SummaryColumn>
  );
}
