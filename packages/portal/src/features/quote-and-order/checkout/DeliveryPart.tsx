import { formatDate } from '@skerry/i18n';
import { Dropdown, FormWide, StatusLabel, Text } from '@skerry/ui';
import { IconBolt, IconSnowflake } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { FormPart, FormParts } from '../../../platform/form/FormPart.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import { FreezeNote } from '../../../platform/freeze-periods/FreezeNote.tsx';
import type { CountryFreeze } from '../../../platform/freeze-periods/namedFreezes.ts';
import { wantedWeeks } from '../../../platform/freeze-periods/wantedWeeks.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import type { Checkout } from './useCheckout.ts';

interface DeliveryPartProps {
  checkout: Checkout;
  freezes: readonly CountryFreeze[];
}

/** No earlier week is wished for. */
const soon = 'soon';

/** When it is delivered at the earliest, and from which week on it is wanted. */
export function DeliveryPart({ checkout, freezes }: DeliveryPartProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { today } = useToday();
  const weekWord = useWeekWord();
  const { lines, form, check, isPending } = checkout;
  const countries = [...new Set(lines.map(({ site }) => site.country.toLowerCase()))];
  const earliest = (check?.weeks ?? []).map(({ deliveryWeek }) => deliveryWeek).toSorted();
  const first = lines.flatMap(({ price }) => price.deliveryWeek ?? []).toSorted()[0] ?? '';
  const weeks = wantedWeeks(today, freezes, countries[0] ?? '').filter(({ week }) => week >= first);
  const value = form.values['wantedWeek'] ?? '';
  const chosen = weeks.find(({ week }) => week === value);
  const passed = new Set(check?.weeks.flatMap(({ freezePeriodIds }) => freezePeriodIds));
  const putOffFor = freezes.filter(({ id }) => passed.has(id));
  const dayWord = (date: string) => formatDate(language, new Date(`${date}T00:00Z`), 'shortDate', 'UTC');
  const [from, to] = [earliest[0], earliest.at(-1)];
  return (
    <FormParts>
      <FormPart
        title={formatMessage({ id: 'quoteCheckout.delivery' })}
        description={formatMessage({ id: 'quoteCheckout.delivery.help' })}
      >
        <Dropdown
          label={formatMessage({ id: 'quoteCheckout.delivery.week' })}
          options={[
            { value: soon, label: formatMessage({ id: 'quoteCheckout.delivery.soon' }) },
            ...weeks.map(({ week, from: monday, to: sunday, freezes: inside }) => ({
              value: week,
              label: weekWord(week),
              description: formatMessage(
                { id: 'quoteCheckout.delivery.days' },
                { from: dayWord(monday), to: dayWord(sunday) },
              ),
              ...(inside.length > 0 && { hint: formatMessage({ id: 'freeze.in' }) }),
            })),
          ]}
          value={chosen?.week ?? soon}
          onValueChange={(week) => form.set('wantedWeek', week === soon ? '' : week)}
          readOnly={isPending}
        />
        <div aria-live="polite">
          <Text as="div" variant="label">
            {formatMessage({ id: 'quoteCheckout.delivery.earliest' })}
          </Text>
          <Text as="div" variant="bodyStrong">
            {from === undefined || to === undefined
              ? weekWord(first)
              : from === to
                ? weekWord(from)
                : formatMessage({ id: 'quoteCheckout.delivery.between' }, { from: weekWord(from), to: weekWord(to) })}
          </Text>
          {putOffFor.map(({ id, name }) => (
            <div key={id}>
              <StatusLabel tone="limit" icon={IconSnowflake}>
                {formatMessage({ id: 'quoteCheckout.delivery.putOff' }, { freeze: name })}
              </StatusLabel>
            </div>
          ))}
          {lines.some(({ variant }) => variant.fastTrack) && (
            <div>
              <StatusLabel tone="info" icon={IconBolt}>
                {formatMessage({ id: 'quoteCheckout.delivery.fastTrack' })}
              </StatusLabel>
            </div>
          )}
        </div>
        {(chosen?.freezes ?? []).length > 0 && (
          <FormWide>
            <FreezeNote freezes={chosen?.freezes ?? []} />
          </FormWide>
        )}
      </FormPart>
    </FormParts>
  );
}
