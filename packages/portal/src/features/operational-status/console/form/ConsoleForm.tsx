import { maxDisturbanceTextLength, maxDisturbanceTitleLength, type ProviderDisturbance } from '@skerry/contracts';
import { RadioGroup, Select, TextField } from '@skerry/ui';
import { CheckboxGroup } from '@skerry/ui/experimental';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { FormPart, FormParts } from '../../../../platform/form/FormPart.tsx';
import { SummaryLayout, SummaryMain } from '../../../../platform/form/FormSummary.styles.ts';
import { kindWord, stateWord } from '../../../../platform/disturbances/disturbanceWords.ts';
import { useDisturbancePreview } from '../console.queries.ts';
import { affectedOf, readGroups, writeGroups } from './affected.ts';
import { AffectedPart } from './AffectedPart.tsx';
import { ConsoleFailure } from './ConsoleFailure.tsx';
import { WholeRow } from './ConsoleForm.styles.ts';
import { chosenCountries, countries, firstStates, kinds, type ConsoleType } from './consoleForm.ts';
import { ConsoleSummary } from './ConsoleSummary.tsx';
import { MomentField } from './MomentField.tsx';
import { TextsField } from './TextsField.tsx';
import { UpdateTimes } from './UpdateTimes.tsx';
import type { ConsoleFormState } from './useConsoleForm.ts';
import { WindowPart } from './WindowPart.tsx';

export interface ConsoleFormProps {
  formId: string;
  type: ConsoleType;
  form: ConsoleFormState;
  /** As it is stored; undefined for a new one. */
  stored?: ProviderDisturbance;
  isPending: boolean;
  error: unknown;
  onSubmit: () => void;
}

/** What has happened or is planned, when, whom it touches and what they are told; beside it who that is and what they read. */
export function ConsoleForm({ formId, type, form, stored, isPending, error, onSubmit }: ConsoleFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const root = useRef<HTMLFormElement>(null);
  const { values, faults, set, touch, complaints } = form;
  const isWork = type === 'PLANNED_WORK';
  const groups = readGroups(values['affected']);
  const preview = useDisturbancePreview(affectedOf(groups));
  // What is wrong is marked by then.
  useEffect(() => {
    if (complaints > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)')?.focus();
  }, [complaints]);
  const readers = Object.fromEntries(preview.data?.languages.map((each) => [each.language, each.customers]) ?? []);
  const times = { values, faults, isReadOnly: isPending, onChange: set, onTouch: touch };
  const part = (name: 'what' | 'when' | 'next' | 'affected' | 'texts' | 'told') => ({
    title: formatMessage({ id: `disturbanceForm.part.${name}` }),
  });
  const states: readonly string[] = firstStates[type];
  return (
    <SummaryLayout
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    >
      <SummaryMain>
        <ConsoleFailure error={error} />
        <FormParts>
          <FormPart {...part('what')}>
            {stored === undefined && (
              <WholeRow>
                <RadioGroup
                  label={formatMessage({ id: 'disturbanceConsole.field.status' })}
                  orientation={isWork ? 'vertical' : 'horizontal'}
                  options={states.map((value) => ({
                    value,
                    label: stateWord(intl, value),
                    ...(isWork && {
                      hint: formatMessage({
                        id: `disturbanceForm.state.${value as 'DRAFT' | 'TENTATIVE' | 'CONFIRMED'}`,
                      }),
                    }),
                  }))}
                  value={values['state']}
                  onValueChange={(state) => set('state', state)}
                  readOnly={isPending}
                />
              </WholeRow>
            )}
            {isWork && (
              <Select
                label={formatMessage({ id: 'disturbanceForm.field.kind' })}
                options={kinds.map((value) => ({ value, label: kindWord(intl, value) }))}
                value={values['kind']}
                onValueChange={(kind) => set('kind', kind)}
                readOnly={isPending}
              />
            )}
            <TextField
              label={formatMessage({ id: 'disturbanceForm.field.place' })}
              hint={formatMessage({ id: 'disturbanceForm.field.place.hint' })}
              isOptional
              autoComplete="off"
              maxLength={200}
              value={values['place'] ?? ''}
              onChange={(event) => set('place', event.target.value)}
              readOnly={isPending}
            />
          </FormPart>
          <FormPart {...part('when')} description={formatMessage({ id: 'disturbanceConsole.localTime' })}>
            {isWork ? (
              <WindowPart
                values={values}
                faultOf={faults}
                fixed={stored !== undefined && stored.announcedAt !== null ? stored : undefined}
                isReadOnly={isPending}
                onChange={set}
                onTouch={touch}
              />
            ) : (
              <MomentField
                label={formatMessage({ id: 'disturbanceForm.field.since' })}
                value={values['startsAt'] ?? ''}
                fault={faults['startsAt']}
                isReadOnly={isPending}
                onChange={(value) => set('startsAt', value)}
                onBlur={() => touch('startsAt')}
              />
            )}
          </FormPart>
          <FormPart {...part('affected')} description={formatMessage({ id: 'disturbanceForm.part.affected.about' })}>
            <WholeRow>
              <AffectedPart
                formId={formId}
                groups={groups}
                faults={faults}
                isReadOnly={isPending}
                onChange={(next) => set('affected', writeGroups(next))}
              />
            </WholeRow>
          </FormPart>
          <FormPart {...part('texts')} description={formatMessage({ id: 'disturbanceForm.part.texts.about' })}>
            <WholeRow>
              <TextsField
                fields={[
                  {
                    name: 'title',
                    label: formatMessage({ id: 'disturbanceForm.field.title' }),
                    limit: maxDisturbanceTitleLength,
                    isLine: true,
                  },
                  {
                    name: 'description',
                    label: formatMessage({ id: 'disturbancePage.text.description' }),
                    limit: maxDisturbanceTextLength,
                    isOptional: true,
                  },
                  {
                    name: 'advice',
                    label: formatMessage({ id: 'disturbanceForm.field.advice' }),
                    limit: maxDisturbanceTextLength,
                    isOptional: true,
                  },
                ]}
                values={values}
                start={form.first}
                faults={faults}
                readers={readers}
                complaints={complaints}
                isReadOnly={isPending}
                onChange={set}
                onTouch={touch}
              />
            </WholeRow>
          </FormPart>
          {!isWork && stored === undefined && (
            <FormPart {...part('next')}>
              <UpdateTimes {...times} />
            </FormPart>
          )}
          <FormPart {...part('told')}>
            <WholeRow>
              <RadioGroup
                label={formatMessage({ id: 'disturbanceForm.field.visibility' })}
                orientation="vertical"
                options={(['AFFECTED', 'COUNTRY'] as const).map((value) => ({
                  value,
                  label: formatMessage({ id: `disturbanceForm.visibility.${value}` }),
                }))}
                value={values['visibility'] === 'COUNTRY' ? 'COUNTRY' : 'AFFECTED'}
                onValueChange={(visibility) => set('visibility', visibility)}
                readOnly={isPending}
              />
            </WholeRow>
            {values['visibility'] === 'COUNTRY' && (
              <WholeRow>
                <CheckboxGroup
                  label={formatMessage({ id: 'disturbanceForm.field.countries' })}
                  hint={formatMessage({ id: 'disturbanceForm.field.countries.hint' })}
                  orientation="horizontal"
                  options={countries.map((value) => ({
                    value,
                    label: formatMessage({ id: `disturbanceForm.country.${value}` }),
                  }))}
                  value={chosenCountries(values)}
                  onValueChange={(chosen) => set('countries', chosen.join())}
                  readOnly={isPending}
                />
              </WholeRow>
            )}
          </FormPart>
        </FormParts>
      </SummaryMain>
      <ConsoleSummary type={type} values={values} preview={preview} {...(stored && { stored })} isPending={isPending} />
    </SummaryLayout>
  );
}
