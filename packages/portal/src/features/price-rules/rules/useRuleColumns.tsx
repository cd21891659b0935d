import { CellLines, type TableColumn, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { RuleStateLabel } from './RuleStateLabel.tsx';
import type { PlacedRule } from './rulesAddress.ts';
import { characteristicsOf, conditionWords, effectWords, ruleState, type RuleCatalogue } from './ruleWords.ts';

/** The columns of the rules, and what a row says on a phone. */
export function useRuleColumns(
  catalogue: RuleCatalogue,
  changed: string,
): { columns: readonly TableColumn<PlacedRule>[]; phone: PhoneRow<PlacedRule> } {
  const intl = useIntl();
  const { language } = useLanguage();
  const { today } = useToday();
  return useMemo(() => {
    const { formatMessage } = intl;
    const ids = changed.split(' ');
    const stateOf = ({ rule }: PlacedRule) => ruleState(rule, today, ids.includes(rule.id));
    const daysOf = ({ rule: { validFrom, validTo } }: PlacedRule) =>
      validTo !== null ? (
        <FormattedMessage id="priceRules.to" values={{ day: <Day value={validTo} /> }} />
      ) : validFrom !== null ? (
        <FormattedMessage id="priceRules.from" values={{ day: <Day value={validFrom} /> }} />
      ) : (
        formatMessage({ id: 'priceRules.always' })
      );
    const appliesTo = ({ rule }: PlacedRule) => {
      const { effect, when } = rule;
      const field =
        effect.kind === 'perUnit' &&
        characteristicsOf(catalogue.products).find(({ id }) => id === effect.characteristic);
      const counted = field ? [translatedName(field.translations, language, field.id)] : [];
      // What is counted narrows it: only what has such units.
      const isAll = counted.length > 0 && Object.keys(when).length === 0;
      return [...counted, ...(isAll ? [] : [conditionWords(intl, language, rule, catalogue)])].join(', ');
    };
    const columns: readonly TableColumn<PlacedRule>[] = [
      {
        id: 'order',
        // Its place decides what it is used on.
        header: formatMessage({ id: 'priceRules.field.order' }),
        width: '5.5rem',
        visibleFrom: 'medium',
        cell: ({ place }) => <Text tone="muted">{place}</Text>,
      },
      {
        id: 'rule',
        header: formatMessage({ id: 'priceRules.field.rule' }),
        cell: ({ rule }) => (
          <CellLines isId detail={rule.id}>
            <Text variant="bodyStrong">{rule.name}</Text>
          </CellLines>
        ),
      },
      {
        id: 'appliesTo',
        header: formatMessage({ id: 'priceRules.field.appliesTo' }),
        visibleFrom: 'large',
        cell: appliesTo,
      },
      {
        id: 'effect',
        header: formatMessage({ id: 'priceRules.field.effect' }),
        // "+540 SEK a month, +1,900 SEK once" in two lines at most.
        width: '13.5rem',
        isNumeric: true,
        cell: ({ rule }) => effectWords(intl, rule),
      },
      {
        id: 'state',
        header: formatMessage({ id: 'priceRules.field.state' }),
        width: '12rem',
        cell: (row) => (
          <CellLines detail={daysOf(row)}>
            <RuleStateLabel state={stateOf(row)} />
          </CellLines>
        ),
      },
    ];
    const phone: PhoneRow<PlacedRule> = {
      shows: ['rule', 'appliesTo', 'effect', 'state'],
      title: ({ rule }) => rule.name,
      detail: appliesTo,
      end: ({ rule }) => effectWords(intl, rule),
      foot: (row) => <RuleStateLabel state={stateOf(row)} />,
    };
    return { columns, phone };
  }, [intl, language, today, catalogue, changed]);
}
