import { daysOfIsoWeek, deliveryWeekOf, freezesDuring } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Note, Stack } from '@skerry/ui';
import { IconSnowflake } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useToday } from '../../../../platform/format/useToday.ts';
import { useFreezePeriods } from '../../../../platform/freeze-periods/useFreezePeriods.ts';
import { useFreezeWords } from '../../../../platform/freeze-periods/useFreezeWords.ts';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { SummaryFacts } from '../../words/SummaryFacts.tsx';
import type { ChoicesForm } from '../useChoices.ts';

/** When it could be there at the earliest, and whether nothing is done in the network then. */
export function SummaryDelivery({ form: { product, feasibilityOf, sites } }: { form: ChoicesForm }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const freezeWords = useFreezeWords();
  const { today } = useToday();
  const { periods } = useFreezePeriods();
  const weeks = product && feasibilityOf(product.id)?.leadTimeWeeks;
  if (weeks === undefined) return null;
  // As a quote counts it: the week in which the last site can be delivered, freezes left out.
  const countries = [...new Set(sites.map(({ country }) => country.toLowerCase()))];
  const last = countries
    .map((country) => deliveryWeekOf({ today, leadTimeWeeks: weeks, country }, periods))
    .toSorted()
    .at(-1);
  const end = last === undefined ? undefined : daysOfIsoWeek(last)?.to;
  if (last === undefined || end === undefined) return null;
  const [year = '', week = ''] = last.split('-W');
  const onTheWay = countries
    .flatMap((country) => freezesDuring({ from: today, to: end }, periods, country))
    .filter((each, place, all) => all.indexOf(each) === place);
  return (
    <Stack gap={8}>
      <SummaryFacts
        items={[
          {
            term: formatMessage({ id: 'quoteConfigure.summary.delivery' }),
            description: (
              <strong>{formatMessage({ id: 'quoteConfigure.summary.week' }, { week: Number(week), year })}</strong>
            ),
          },
        ]}
      />
      {onTheWay.length > 0 && (
        <Note tone="limit" icon={IconSnowflake}>
          {formatMessage({ id: 'freeze.noChanges' }, { periods: formatList(language, onTheWay.map(freezeWords)) })}
        </Note>
      )}
    </Stack>
  );
}
