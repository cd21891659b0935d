import { formatBitRate } from '@skerry/i18n';
import { Text } from '@skerry/ui';
import { Fragment, useId } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { changedFee, feeDifference } from '../fees/changedFee.ts';
import type { ChangeTarget, Fees } from '../changeTarget.ts';
import type { ChangeForm } from '../useChangeForm.ts';
import { ChangeRow } from './ChangeRow.tsx';
import {
  KeySign,
  Mark,
  Point,
  PointDifference,
  PointFee,
  PointLine,
  PointText,
  ScaleKey,
  ScaleRoot,
} from './CapacityScale.styles.ts';
import { differenceLines, feeLines } from '../fees/differenceWords.ts';

/** Parts the words of neighbours. */
const space = ' ';

/** More of them need a wider place to stand side by side. */
const few = 6;

/** The capacities that can be had, along a scale that begins with the one that is there, each with what it costs. */
export function CapacityScale({ form, target }: { form: ChangeForm; target: ChangeTarget }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const id = useId();
  const { values, set, touch, isPending, errorOf } = form;
  const { capacityBps, monthlyFee, upgrades } = target;
  const error = errorOf('chosen');
  const feeLabel = formatMessage({ id: 'serviceChange.fee' });
  const chosenPlace = upgrades.findIndex((upgrade) => String(upgrade.capacityBps) === values.chosen);
  const rate = (bits: number) => formatBitRate(language, bits);
  const fee = (fees: Fees | undefined) =>
    fees ? <Lines of={feeLines(language, fees)} /> : formatMessage({ id: 'serviceChange.feeUnknown' });
  return (
    <ChangeRow
      titleId={id}
      title={formatMessage({ id: 'serviceChange.capacity' })}
      hint={formatMessage({ id: 'serviceChange.capacity.perMonth' })}
    >
      <ScaleRoot
        role="radiogroup"
        aria-labelledby={id}
        aria-required
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        data-invalid={error === undefined ? undefined : ''}
        data-count={upgrades.length > few ? 'many' : 'few'}
        data-currencies={(monthlyFee?.length ?? 1) > 1 ? 'several' : undefined}
        onBlur={() => touch('chosen')}
      >
        {capacityBps !== undefined && (
          <Point as="div" data-kind="now" data-passed={chosenPlace >= 0 ? 'beyond' : undefined}>
            <Mark />
            <PointText>
              <span>{rate(capacityBps)}</span>
              {monthlyFee && <PointFee data-label={feeLabel}>{fee(monthlyFee)}</PointFee>}
            </PointText>
            <PointDifference>{formatMessage({ id: 'serviceChange.compare.now' })}</PointDifference>
          </Point>
        )}
        {upgrades.map((upgrade, place) => {
          const value = String(upgrade.capacityBps);
          const cost = changedFee('upgrade', { chosen: value, months: values.months }, target);
          const difference = feeDifference(cost, monthlyFee);
          return (
            <Point
              key={value}
              data-kind="option"
              data-passed={place < chosenPlace ? 'beyond' : place === chosenPlace ? 'chosen' : undefined}
            >
              <input
                type="radio"
                name={id}
                value={value}
                checked={values.chosen === value}
                // Not `disabled`: the focus stays while it is saved.
                aria-disabled={isPending || undefined}
                onChange={() => {
                  if (!isPending) set('chosen', value);
                }}
              />
              <Mark />
              <PointText>
                <b>{rate(upgrade.capacityBps)}</b> <PointFee data-label={feeLabel}>{fee(cost.value)}</PointFee>
              </PointText>
              {space}
              {difference && (
                <PointDifference data-label={formatMessage({ id: 'serviceChange.compare.difference' })}>
                  <Lines of={differenceLines(language, difference)} />
                </PointDifference>
              )}
            </Point>
          );
        })}
      </ScaleRoot>
      {error === undefined ? (
        chosenPlace >= 0 &&
        capacityBps !== undefined && (
          <ScaleKey data-count={upgrades.length > few ? 'many' : 'few'} aria-hidden>
            <span>
              <KeySign />
              {formatMessage({ id: 'serviceChange.capacity.have' }, { capacity: rate(capacityBps) })}
            </span>
            <span>
              <KeySign data-kind="chosen" />
              {formatMessage({ id: 'serviceChange.capacity.get' }, { capacity: rate(Number(values.chosen)) })}
            </span>
          </ScaleKey>
        )
      ) : (
        <Text as="p" id={`${id}-error`} variant="caption" tone="critical" role="alert">
          {error}
        </Text>
      )}
    </ChangeRow>
  );
}

/** One below the other; a space parts them for those who hear them. */
function Lines({ of }: { of: readonly string[] }) {
  return of.map((line, place) => (
    <Fragment key={line}>
      {place > 0 && space}
      <PointLine>{line}</PointLine>
    </Fragment>
  ));
}
