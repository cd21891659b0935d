import { below, from, Heading, Icon, Link, Sheet, Text, token } from '@skerry/ui';
import { IconCircleCheck, IconTruckDelivery } from '@tabler/icons-react';
import { createElement, useId, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageId } from '@skerry/i18n';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { OverviewList, OverviewNote } from '../../../platform/overview/OverviewList.styles.ts';
import { Piece, type ShownPiece } from './Piece.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  min-height: ${token.component.sheetHead};
  box-sizing: border-box;
  padding: ${token.space[12]} ${token.space[20]};

  /* What the title says takes two lines rather than that the way further gets one of its own. */
  ${from.small} {
    flex-wrap: nowrap;

    & > :nth-child(2) {
      flex: none;
    }
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
`;

const MoreLink = styled.div`
  ${below.small} {
    display: grid;
    border-top: ${token.border.hairline} solid ${token.border.subtle};

    & > a {
      justify-content: space-between;
      align-items: center;
      padding: ${token.space[12]} ${token.space[20]};
    }
  }
`;

export interface PanelProps {
  title: MessageId;
  shown: readonly ShownPiece[];
}

/** A panel of what features show, with the state of all beside its title. */
export function PiecesPanel({ title, shown, lead }: PanelProps & { lead?: ReactNode }) {
  const isPhone = !useIsAtLeast('small');
  const more = <More shown={shown} />;
  return (
    <OverviewPanel
      title={title}
      flags={flagsOf(shown)}
      end={!isPhone && more}
      hasFreezesAlone={shown.every(({ piece }) => piece.part === 'freezePeriods')}
    >
      {lead}
      {shown.map(({ piece, state }) => (
        <Piece key={piece.part} piece={piece} state={state} />
      ))}
      {isPhone && more}
    </OverviewPanel>
  );
}

const Quiet = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  margin: 0;
  padding: ${token.space[12]} ${token.space[20]};
  color: ${token.text.muted};
  ${token.type.body}

  & > svg {
    flex: none;
  }
  & > :nth-child(3) {
    flex: none;
    margin-inline-start: auto;
  }
`;

const FineIcon = styled(Icon)`
  color: ${token.tone.positive.icon};
`;

/** That nothing waits, in the one line that it is worth. */
export function NothingWaiting({ title }: Pick<PanelProps, 'title'>) {
  const { formatMessage } = useIntl();
  return (
    <Sheet padding="none" aria-label={formatMessage({ id: title })}>
      <Quiet>
        <FineIcon icon={IconCircleCheck} />
        <FormattedMessage id="home.waiting.empty" />
      </Quiet>
    </Sheet>
  );
}

/** That nothing is on its way, in one line with the way to the list. */
export function NothingUnderWay({ title, shown }: PanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet padding="none" aria-label={formatMessage({ id: title })}>
      <Quiet>
        <Icon icon={IconTruckDelivery} />
        <span>
          <FormattedMessage id="home.deliveries.empty" />
        </span>
        {shown.map(
          ({ piece: { part, more } }) =>
            more && (
              <Link key={part} variant="action" href={more.href}>
                <FormattedMessage id={more.label} />
              </Link>
            ),
        )}
      </Quiet>
    </Sheet>
  );
}

/** What waits for the user, whichever feature it belongs to. */
export function WaitingPanel({ title, shown }: PanelProps) {
  const total = shown.reduce((sum, { state }) => sum + (state.status === 'known' ? totalOf(state.value) : 0), 0);
  const named = countOf(shown);
  // One shape stands for all that is on its way.
  const rows = shown.filter(({ state }) => state.status !== 'loading');
  const [loading] = shown.filter(({ state }) => state.status === 'loading');
  return (
    <OverviewPanel
      title={title}
      end={
        total > 0 && (
          <Text variant="caption" tone="muted">
            <FormattedMessage id="home.waiting.count" values={{ count: total }} />
          </Text>
        )
      }
    >
      {rows.map(({ piece, state }) =>
        state.status === 'known' ? (
          itemsOf(state.value) > 0 && (
            <OverviewList key={piece.part}>
              <Piece piece={piece} state={state} />
            </OverviewList>
          )
        ) : (
          <Piece key={piece.part} piece={piece} state={state} />
        ),
      )}
      {loading && <Piece {...loading} />}
      {total > named && (
        <OverviewNote>
          <FormattedMessage id="home.waiting.more" values={{ count: total - named }} />
        </OverviewNote>
      )}
    </OverviewPanel>
  );
}

interface FrameProps {
  title: MessageId;
  flags?: ReactNode;
  end?: ReactNode;
  /** The panel has the name of the freeze periods, which are all that is in it. */
  hasFreezesAlone?: boolean;
  children: ReactNode;
}

/** A panel of the overview: its title, the state of all and a way further, and rows of one indent below. */
export function OverviewPanel({ title, flags, end, hasFreezesAlone = false, children }: FrameProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Sheet padding="none" aria-labelledby={id} data-has-freezes-alone={hasFreezesAlone || undefined}>
      <Head>
        <Title>
          <Heading level={2} variant="section" id={id}>
            {formatMessage({ id: title })}
          </Heading>
          {flags}
        </Title>
        {end}
      </Head>
      {children}
    </Sheet>
  );
}

function flagsOf(shown: readonly ShownPiece[]): ReactNode {
  return shown.map(
    ({ piece, state }) =>
      piece.Flag &&
      state.status === 'known' &&
      createElement(piece.Flag as ComponentType<{ value: object }>, { key: piece.part, value: state.value }),
  );
}

/** In the panel's head; on a phone as its last row, which a finger hits. */
function More({ shown }: Pick<PanelProps, 'shown'>) {
  return shown.map(
    ({ piece: { part, more } }) =>
      more && (
        <MoreLink key={part}>
          <Link variant="action" href={more.href}>
            <FormattedMessage id={more.label} />
          </Link>
        </MoreLink>
      ),
  );
}

/** Whether it is known that nothing waits. */
export function hasNothingWaiting(shown: readonly ShownPiece[]): boolean {
  return shown.every(({ state }) => state.status === 'known' && totalOf(state.value) === 0);
}

/** How many things are named in a panel. */
export function countOf(shown: readonly ShownPiece[]): number {
  return shown.reduce((sum, { state }) => sum + (state.status === 'known' ? itemsOf(state.value) : 0), 0);
}

/** Whether there is anything in a panel. */
export function hasSomething(shown: readonly ShownPiece[]): boolean {
  return countOf(shown) > 0;
}

/** Whether it is known that a panel has nothing in it. */
export function isKnownEmpty(shown: readonly ShownPiece[]): boolean {
  return shown.every(({ state }) => state.status === 'known' && itemsOf(state.value) === 0);
}

function totalOf(value: object): number {
  return 'totalItems' in value && typeof value.totalItems === 'number' ? value.totalItems : 0;
}

function itemsOf(value: object): number {
  return 'items' in value && Array.isArray(value.items) ? value.items.length : 0;
}
