import type { RedundancyRisk, RedundancyTouch } from '@skerry/contracts';
import { Link, Note, Stack, Text } from '@skerry/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { disturbancePath } from '../disturbances/disturbances.paths.ts';
import { WorkWindow } from '../disturbances/WorkWindow.tsx';
import { translatedName } from '../language/translated-name.ts';
import { useLanguage } from '../language/useLanguage.ts';

interface RedundancyRisksProps {
  risks: readonly RedundancyRisk[];
  /** What can be done about it, at the first. */
  action?: ReactNode;
}

/** That both members of a pair are touched at once, or within two hours, and by what. */
export function RedundancyRisks({ risks, action }: RedundancyRisksProps) {
  return risks.map((risk, index) => (
    <Note
      key={keyOf(risk)}
      tone="critical"
      icon={IconAlertTriangleFilled}
      {...(index === 0 && action !== undefined && { action })}
    >
      <RiskWords risk={risk} />
    </Note>
  ));
}

export function keyOf({ pair, touches }: RedundancyRisk): string {
  return `${pair} ${touches.map(({ id, startsAt }) => `${id ?? ''} ${startsAt}`).join(' ')}`;
}

/** Which pair, when both are touched, and what touches each. */
export function RiskWords({ risk }: { risk: RedundancyRisk }) {
  const { formatMessage } = useIntl();
  const { pair, overlapStartsAt, overlapEndsAt, gapMinutes, touches, members } = risk;
  return (
    <Stack gap={2}>
      <Text variant="bodyStrong">
        {formatMessage({ id: gapMinutes > 0 ? 'redundancy.near' : 'redundancy.title' }, { pair, count: gapMinutes })}
      </Text>
      {overlapStartsAt !== null && overlapEndsAt !== null && (
        <span>
          <FormattedMessage
            id="redundancy.both"
            values={{ window: <WorkWindow key="window" start={overlapStartsAt} end={overlapEndsAt} /> }}
          />
        </span>
      )}
      {touches.map((touch, place) => (
        <TouchLine key={touch.serviceId} touch={touch} member={members[place]} />
      ))}
    </Stack>
  );
}

interface TouchLineProps {
  touch: RedundancyTouch;
  member: RedundancyRisk['members'][number] | undefined;
}

function TouchLine({ touch, member }: TouchLineProps) {
  const { kind, id, reference, title, serviceId, startsAt, endsAt } = touch;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const name = [reference, translatedName(title, language, '')]
    .filter((part) => part !== null && part !== '')
    .join(' ');
  // Of what the reader may not see it is said that it is there, and no more.
  const unnamed = kind === 'PROPOSED' ? 'redundancy.proposed' : 'redundancy.other';
  const what = name === '' ? formatMessage({ id: unnamed }) : name;
  const isTold = id !== null && ['PLANNED_WORK', 'DISTURBANCE'].includes(kind);
  return (
    <Text as="div" variant="caption">
      <FormattedMessage
        id="redundancy.touch"
        values={{
          service: member?.serviceName ?? '',
          id: serviceId,
          site: member?.siteName ?? '',
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
