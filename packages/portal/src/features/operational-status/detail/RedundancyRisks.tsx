import type { RedundancyRisk, RedundancyTouch } from '@skerry/contracts';
import { Button, Link, Note, Stack, Text } from '@skerry/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { WorkWindow } from '../components/WorkWindow.tsx';
import { disturbancePath } from '../operational-status.paths.ts';
import type { OpenedDisturbanceDialog } from './useDisturbanceDialog.tsx';

interface RedundancyRisksProps {
  risks: readonly RedundancyRisk[];
  /** Asks for another date, where that can be done. */
  date?: OpenedDisturbanceDialog;
}

/** That both members of a pair are touched at once, or within two hours, and by what. */
export function RedundancyRisks({ risks, date }: RedundancyRisksProps) {
  const { formatMessage } = useIntl();
  return risks.map((risk, index) => {
    const { pair, overlapStartsAt, overlapEndsAt, gapMinutes, touches } = risk;
    return (
      <Note
        key={`${pair} ${touches.map(({ id, startsAt }) => `${id ?? ''} ${startsAt}`).join(' ')}`}
        tone="critical"
        icon={IconAlertTriangleFilled}
        {...(date &&
          index === 0 && {
            action: (
              <Button size="small" {...date.opener}>
                {formatMessage({ id: 'disturbancePage.risk.ask' })}
              </Button>
            ),
          })}
      >
        <Stack gap={2}>
          <Text variant="bodyStrong">
            {formatMessage(
              { id: gapMinutes > 0 ? 'disturbancePage.risk.near' : 'disturbancePage.risk.title' },
              { pair, count: gapMinutes },
            )}
          </Text>
          {overlapStartsAt !== null && overlapEndsAt !== null && (
            <span>
              <FormattedMessage
                id="disturbancePage.risk.both"
                values={{ window: <WorkWindow key="window" start={overlapStartsAt} end={overlapEndsAt} /> }}
              />
            </span>
          )}
          {touches.map((touch) => (
            <TouchLine key={touch.serviceId} touch={touch} />
          ))}
        </Stack>
      </Note>
    );
  });
}

function TouchLine({ touch: { kind, id, reference, title, serviceId, startsAt, endsAt } }: { touch: RedundancyTouch }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const name = [reference, translatedName(title, language, '')]
    .filter((part) => part !== null && part !== '')
    .join(' ');
  // Of what the reader may not see it is said that it is there, and no more.
  const what = name === '' ? formatMessage({ id: 'disturbancePage.risk.other' }) : name;
  const isTold = id !== null && ['PLANNED_WORK', 'DISTURBANCE'].includes(kind);
  return (
    <Text as="div" variant="caption">
      <FormattedMessage
        id="disturbancePage.risk.touch"
        values={{
          service: serviceId,
          what: isTold ? (
            <Link key="what" href={disturbancePath({ type: kind, id })}>
              {what}
            </Link>
          ) : (
            what
          ),
          window: <WorkWindow key="window" start={startsAt} end={endsAt} />,
        }}
      />
    </Text>
  );
}
