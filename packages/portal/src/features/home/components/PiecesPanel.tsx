import { from, Heading, Inline, Link, Sheet, token } from '@skerry/ui';
import { createElement, useId, type ComponentType, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageId } from '@skerry/i18n';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { OverviewMore } from '../../../platform/overview/OverviewMore.styles.ts';
import type { OverviewShape } from '../../../platform/overview/overviewShape.ts';
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
    & h2 {
      white-space: nowrap;
    }
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
`;

export interface PanelProps {
  title: MessageId;
  shown: readonly ShownPiece[];
}

interface PiecesPanelProps extends PanelProps {
  /** Before what the features show. */
  lead?: ReactNode;
  /** After what the features show. */
  last?: ReactNode;
  /** At the end of the head, where no feature leads further. */
  end?: ReactNode;
  shape?: OverviewShape;
  /** Beside other panels: its rows say what a flag would. */
  isNarrow?: boolean;
}

/** A panel of what features show, with the state of all beside its title. */
export function PiecesPanel({ title, shown, lead, last, end, shape, isNarrow = false }: PiecesPanelProps) {
  const isPhone = !useIsAtLeast('small');
  const more = <More shown={shown} />;
  return (
    <OverviewPanel
      title={title}
      flags={!isNarrow && flagsOf(shown)}
      end={!isPhone && (end ?? <Inline gap={24}>{more}</Inline>)}
      shape={shape}
      hasFreezesAlone={shown.every(({ piece }) => piece.part === 'freezePeriods')}
    >
      {lead}
      {shown.map(({ piece, state }) => (
        <Piece key={piece.part} title={piece.title ?? title} piece={piece} state={state} isNarrow={isNarrow} />
      ))}
      {last}
      {isPhone && more}
    </OverviewPanel>
  );
}

interface FrameProps {
  title: MessageId;
  flags?: ReactNode;
  end?: ReactNode;
  /** The panel has the name of the freeze periods, which are all that is in it. */
  hasFreezesAlone?: boolean;
  shape?: OverviewShape | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A panel of the overview: its title, the state of all and a way further, and rows of one indent below. */
export function OverviewPanel({ title, flags, end, hasFreezesAlone = false, shape, ref, children }: FrameProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Sheet
      ref={ref}
      padding="none"
      aria-labelledby={id}
      data-shape={shape}
      data-has-freezes-alone={hasFreezesAlone || undefined}
    >
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
        <OverviewMore key={part}>
          <Link variant="action" href={more.href}>
            <FormattedMessage id={more.label} />
          </Link>
        </OverviewMore>
      ),
  );
}
