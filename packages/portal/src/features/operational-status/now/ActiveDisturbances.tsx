import type { Disturbance, DisturbanceSummary } from '@skerry/contracts';
import { Button, DateTime, EmptyState, Heading, Link, Sheet, Skeleton, Stack, Text } from '@skerry/ui';
import { IconCircleCheckFilled, IconPlugConnectedX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { DisturbanceState } from '../../../platform/disturbances/DisturbanceState.tsx';
import { ImpactWord } from '../components/ImpactWord.tsx';
import { UpdateList, UpdateRow } from '../components/UpdateList.styles.ts';
import { servicesOfDisturbanceHref } from '../../../platform/services-section/services-section.paths.ts';
import { useDisturbanceDialog } from '../detail/useDisturbanceDialog.tsx';
import { useCurrentDisturbances, useDisturbance } from '../disturbances.queries.ts';
import { disturbancePath } from '../../../platform/disturbances/disturbances.paths.ts';
import { Actions, CardHead, Facts } from './Now.styles.ts';

/** Updates that a card has: its page has all. */
const mostUpdates = 3;

/** What is disturbed now, each with its updates. That nothing is, is said only where the answer is there. */
export function ActiveDisturbances({ onlyMine }: { onlyMine: boolean }) {
  const { formatMessage } = useIntl();
  const { data, error, isValidating, mutate } = useCurrentDisturbances(onlyMine);
  if (error !== undefined && data === undefined)
    return (
      <Sheet>
        <FetchFailure
          title="operationalStatus.disturbances.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      </Sheet>
    );
  if (data === undefined)
    return (
      <Sheet aria-busy>
        <Skeleton shape="title" />
        <Skeleton />
      </Sheet>
    );
  if (data.items.length === 0)
    return (
      <Sheet>
        <EmptyState
          icon={IconCircleCheckFilled}
          title={formatMessage({ id: `operationalStatus.disturbances.none.${onlyMine ? 'mine' : 'country'}` })}
        >
          {formatMessage({ id: 'operationalStatus.disturbances.none.body' })}
        </EmptyState>
      </Sheet>
    );
  return data.items.map((disturbance) => <DisturbanceCard key={disturbance.id} summary={disturbance} />);
}

function DisturbanceCard({ summary }: { summary: DisturbanceSummary }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { id, title, reference, state, startsAt, estimatedEndAt, nextUpdateAt, mine, latestUpdate } = summary;
  const details = useDisturbance(id).data;
  const updates = (details?.updates ?? (latestUpdate ? [latestUpdate] : []))
    .map((update) => ({ ...update, words: translatedName(update.text, language, '') }))
    .filter(({ words }) => words !== '')
    .slice(0, mostUpdates);
  const moment = (value: string) => <DateTime key="moment" value={value} format="shortDateTime" />;
  return (
    <Sheet>
      <Stack gap={12}>
        <CardHead>
          <DisturbanceState state={state} />
          <Text variant="caption" tone="muted">
            <FormattedMessage id="disturbance.since" values={{ start: moment(startsAt) }} />
          </Text>
        </CardHead>
        <div>
          <Heading level={2} variant="section">
            <Link href={disturbancePath(summary)}>{translatedName(title, language, reference)}</Link>
          </Heading>
          <Text as="div" tone="muted">
            {mine === null ? (
              formatMessage({ id: 'disturbance.notYours' })
            ) : (
              <Facts>
                <span>
                  <FormattedMessage
                    id="operationalStatus.disturbance.affected"
                    values={{
                      services: (
                        <Link key="services" href={servicesOfDisturbanceHref(id, { isOver: false })}>
                          {formatMessage({ id: 'operationalStatus.disturbance.services' }, { count: mine.services })}
                        </Link>
                      ),
                      sites: mine.sites,
                    }}
                  />
                </span>
                <ImpactWord impact={mine.impact} />
              </Facts>
            )}
          </Text>
        </div>
        {updates.length > 0 && (
          <UpdateList aria-label={formatMessage({ id: 'disturbance.updates' })}>
            {updates.map(({ id: updateId, at, words }) => (
              <UpdateRow key={updateId}>
                <Text variant="label">{moment(at)}</Text>
                <span>{words}</span>
              </UpdateRow>
            ))}
          </UpdateList>
        )}
        <CardHead>
          <Facts>
            {nextUpdateAt !== null && (
              <Text variant="label">
                <FormattedMessage
                  id="operationalStatus.disturbance.nextUpdate"
                  values={{ moment: moment(nextUpdateAt) }}
                />
              </Text>
            )}
            <Text variant="label">
              {estimatedEndAt === null ? (
                formatMessage({ id: 'operationalStatus.disturbance.noEnd' })
              ) : (
                <FormattedMessage id="operationalStatus.disturbance.end" values={{ moment: moment(estimatedEndAt) }} />
              )}
            </Text>
          </Facts>
          {details?.actions.includes('report') === true && <ReportButton disturbance={details} />}
        </CardHead>
      </Stack>
    </Sheet>
  );
}

function ReportButton({ disturbance }: { disturbance: Disturbance }) {
  const { formatMessage } = useIntl();
  const { impersonatedUserId } = useIdentity();
  const query = useDisturbance(disturbance.id);
  const report = useDisturbanceDialog({ disturbance, onOutdated: () => void query.mutate() }, 'report');
  // Staff who act as a customer's user report nothing in their name.
  if (impersonatedUserId !== undefined) return null;
  return (
    <Actions>
      <Button size="small" icon={IconPlugConnectedX} {...report.opener}>
        {formatMessage({ id: 'disturbance.report' })}
      </Button>
      {report.dialog}
    </Actions>
  );
}
