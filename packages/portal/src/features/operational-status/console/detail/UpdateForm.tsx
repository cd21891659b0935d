import {
  maxDisturbanceTextLength,
  maxDisturbanceUpdateLength,
  nextDisturbanceStates,
  type ProviderDisturbance,
} from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { Button, Inline, SegmentedControl, Sheet, Text } from '@skerry/ui';
import { CheckboxGroup } from '@skerry/ui/experimental';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { FormPart } from '../../../../platform/form/FormPart.tsx';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { stateLook } from '../../../../platform/disturbances/disturbanceLooks.ts';
import { stateWord } from '../../../../platform/disturbances/disturbanceWords.ts';
import { WholeRow } from '../form/ConsoleForm.styles.ts';
import { ConsoleFailure } from '../form/ConsoleFailure.tsx';
import { MomentField } from '../form/MomentField.tsx';
import { TextsField } from '../form/TextsField.tsx';
import { UpdateTimes } from '../form/UpdateTimes.tsx';
import { UpdateFoot } from './ConsoleDetails.styles.ts';
import { isResolving, mayPutOff, reasons, restoredOf } from './updateForm.ts';
import type { UpdateFormState } from './useUpdateForm.ts';

export interface UpdateFormProps {
  disturbance: ProviderDisturbance;
  form: UpdateFormState;
  readers: Readonly<Record<string, number>>;
}

/** What customers are told next: how far it is, in words, and when they hear more. */
export function UpdateForm({ disturbance, form, readers }: UpdateFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const root = useRef<HTMLFormElement>(null);
  const { values, start, faults, complaints, isPending, error, set, touch } = form;
  useEffect(() => {
    if (complaints > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)')?.focus();
  }, [complaints]);
  const isWork = disturbance.type === 'PLANNED_WORK';
  const isOpen = disturbance.state !== 'RESOLVED';
  const states = [disturbance.state, ...nextDisturbanceStates(disturbance.state)];
  const times = { values, faults, isReadOnly: isPending, onChange: set, onTouch: touch };
  const texts = { ...times, start, readers, complaints };
  const through = [
    ...new Set(disturbance.groups.filter((group) => group.restored < group.services).map((one) => one.through)),
  ];
  const isDraft = disturbance.announcedAt === null && values['state'] === 'DRAFT';
  return (
    <Sheet title={formatMessage({ id: 'disturbanceConsole.update.title' })} padding="none">
      <form
        ref={root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) form.submit();
        }}
      >
        <ConsoleFailure error={error} />
        {states.length > 1 && (
          <FormPart title={formatMessage({ id: 'disturbanceConsole.field.status' })}>
            <WholeRow>
              <SegmentedControl
                label={formatMessage({ id: 'disturbanceConsole.field.status' })}
                options={inOrder(states).map((value) => ({
                  value,
                  label: stateWord(intl, value),
                  icon: stateLook(value).icon,
                }))}
                value={values['state']}
                onValueChange={(state) => set('state', state)}
                readOnly={isPending}
              />
            </WholeRow>
          </FormPart>
        )}
        {!isDraft && (
          <FormPart
            title={formatMessage({ id: 'disturbanceForm.part.texts' })}
            description={formatMessage({ id: 'disturbanceForm.part.texts.about' })}
          >
            <WholeRow>
              <TextsField
                {...texts}
                fields={[
                  {
                    name: 'text',
                    label: formatMessage({ id: 'disturbanceConsole.update.text' }),
                    limit: maxDisturbanceUpdateLength,
                  },
                  ...(isResolving(values)
                    ? reasons.map((name) => ({
                        name,
                        label: formatMessage({ id: `disturbancePage.text.${name}` }),
                        limit: maxDisturbanceTextLength,
                        isOptional: true,
                      }))
                    : []),
                ]}
              />
            </WholeRow>
          </FormPart>
        )}
        {!isWork && isOpen && !isResolving(values) && (
          <FormPart
            title={formatMessage({ id: 'disturbanceForm.part.next' })}
            description={formatMessage({ id: 'disturbanceConsole.localTime' })}
          >
            <UpdateTimes {...times} />
          </FormPart>
        )}
        {mayPutOff(disturbance) && (
          <FormPart title={formatMessage({ id: 'disturbanceForm.field.endsAt' })}>
            <MomentField
              label={formatMessage({ id: 'disturbanceForm.field.endsAt' })}
              value={values['endsAt'] ?? ''}
              fault={faults['endsAt']}
              isReadOnly={isPending}
              onChange={(value) => set('endsAt', value)}
              onBlur={() => touch('endsAt')}
            />
          </FormPart>
        )}
        {!isWork && isOpen && !isResolving(values) && through.length > 0 && (
          <FormPart title={formatMessage({ id: 'disturbanceConsole.update.restored' })}>
            <WholeRow>
              <CheckboxGroup
                label={formatMessage({ id: 'disturbanceConsole.update.restored' })}
                isLabelHidden
                options={through.map((value) => ({ value, label: value }))}
                value={restoredOf(values)}
                onValueChange={(restored) => set('restored', restored.length === 0 ? '' : JSON.stringify(restored))}
                readOnly={isPending}
              />
            </WholeRow>
          </FormPart>
        )}
        <UpdateFoot>
          <Text variant="caption" tone="muted">
            {formatMessage({ id: isDraft ? 'disturbanceConsole.update.draft' : 'disturbanceConsole.update.goesTo' })}
          </Text>
          <Inline gap={8}>
            {form.isDirty && (
              <Button variant="ghost" disabled={isPending} onClick={form.discard}>
                {formatMessage({ id: 'disturbanceConsole.update.discard' })}
              </Button>
            )}
            <Button
              variant="primary"
              type="submit"
              disabled={isDraft}
              isLoading={isPending}
              loadingText={formatMessage({ id: 'disturbanceForm.sending' })}
            >
              {formatMessage(
                { id: 'disturbanceForm.submit.publish' },
                { customers: disturbance.customers, count: formatNumber(language, disturbance.customers) },
              )}
            </Button>
          </Inline>
        </UpdateFoot>
      </form>
    </Sheet>
  );
}

const order = [
  ...['INVESTIGATING', 'IDENTIFIED', 'MONITORING', 'RESOLVED'],
  ...['DRAFT', 'TENTATIVE', 'RE_SCHEDULED', 'CONFIRMED', 'IN_PROCESS', 'VERIFYING', 'COMPLETED'],
];

/** As it goes through them, whichever it is in now. */
function inOrder(states: readonly string[]): string[] {
  return states.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}
