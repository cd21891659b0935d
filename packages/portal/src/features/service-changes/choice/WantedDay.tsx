import { addDays, isoWeekOf } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { Button, DatePicker, Stack } from '@skerry/ui';
import { WeekStrip } from '@skerry/ui/experimental';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import { FreezeNote } from '../../../platform/freeze-periods/FreezeNote.tsx';
import { useFreezeWords } from '../../../platform/freeze-periods/useFreezeWords.ts';
import type { CountryFreeze } from '../../../platform/freeze-periods/namedFreezes.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { RedundancyQuestion } from '../../../platform/redundancy/RedundancyQuestion.tsx';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { maxWantedDays } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import type { ChangeForm } from '../useChangeForm.ts';
import { firstFreeDay, freezesOn } from '../wantedDay.ts';
import { Beside } from './ChangeRow.styles.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { DayKey, FreezeKey } from './WantedDay.styles.ts';

const shownWeeks = 10;

export interface WantedDayProps {
  change: ServiceChangeKind;
  form: ChangeForm;
  target: ChangeTarget;
  freezes: readonly CountryFreeze[];
}

/** When the change is wanted, among the weeks and freezes around it; of a termination, the last day. */
export function WantedDay({ change, form, target, freezes }: WantedDayProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { today } = useToday();
  const words = useFreezeWords();
  const { countries } = target;
  const termination = change === 'terminate' ? target.termination : undefined;
  const field = termination ? 'lastDay' : 'wantedAt';
  const value = form.values[field];
  const inside = freezesOn(value, freezes, countries);
  const free = inside.length > 0 ? firstFreeDay(value, freezes, countries) : '';
  const title = formatMessage({
    id: termination
      ? 'serviceChange.lastDay'
      : change === 'renegotiate'
        ? 'serviceChange.starts'
        : 'serviceChange.wanted',
  });
  const dayWord = (day: string) => formatDate(language, new Date(`${day}T00:00Z`), 'date', 'UTC');
  const from = firstShown(value, today);
  const isNotice = termination !== undefined && termination.earliestLastDay > from;
  const notice = isNotice
    ? formatMessage({ id: 'serviceChange.lastDay.notice' }, { day: dayWord(termination.earliestLastDay) })
    : '';
  const near = freezes.filter((freeze) => freeze.to >= from && freeze.from < addDays(from, shownWeeks * 7));
  const marked = value === '' ? today : value;
  const place = formatMessage(
    { id: value === '' ? 'serviceChange.wanted.today' : 'serviceChange.wanted.week' },
    { day: dayWord(marked), week: Number(isoWeekOf(marked).slice(-2)) },
  );
  return (
    <ChangeRow
      title={title}
      hint={
        termination ? (
          <FormattedMessage
            id="serviceChange.lastDay.hint"
            values={{ day: <Day value={termination.earliestLastDay} /> }}
          />
        ) : (
          formatMessage({ id: change === 'renegotiate' ? 'serviceChange.starts.hint' : 'serviceChange.wanted.hint' })
        )
      }
    >
      <Beside>
        <DatePicker
          label={title}
          isLabelHidden
          isOptional={!termination}
          min={termination?.earliestLastDay ?? today}
          max={addDays(termination?.earliestLastDay ?? today, maxWantedDays)}
          freezePeriods={freezes}
          isFreezeSelectable
          hasFreezeNotice={false}
          value={value}
          onValueChange={(day) => form.set(field, day)}
          onBlur={() => form.touch(field)}
          readOnly={form.isPending}
          required={Boolean(termination)}
          error={form.errorOf(field)}
        />
        <FreezeNote
          freezes={inside}
          action={
            free !== '' && (
              <Button size="small" disabled={form.isPending} onClick={() => form.set(field, free)}>
                <span>
                  <FormattedMessage id="serviceChange.wanted.use" values={{ day: <Day value={free} /> }} />
                </span>
              </Button>
            )
          }
        />
      </Beside>
      <RedundancyQuestion redundancy={form.redundancy} error={form.error} readOnly={form.isPending} />
      <Stack gap={6}>
        <WeekStrip
          label={[place, ...(isNotice ? [notice] : []), ...near.map(words)].join('; ')}
          day={marked}
          from={from}
          weeks={shownWeeks}
          freezePeriods={near}
          {...(isNotice && { notBefore: termination.earliestLastDay })}
        />
        <DayKey aria-hidden>
          <span>{place}</span>
          {isNotice && <FreezeKey data-kind="notice">{notice}</FreezeKey>}
          {near.map((freeze) => (
            <FreezeKey key={words(freeze)}>{words(freeze)}</FreezeKey>
          ))}
        </DayKey>
      </Stack>
    </ChangeRow>
  );
}

/** Of the weeks that are shown: today, as long as the day is among them then. */
function firstShown(day: string, today: string): string {
  return day === '' || day < addDays(today, (shownWeeks - 1) * 7) ? today : addDays(day, -28);
}
