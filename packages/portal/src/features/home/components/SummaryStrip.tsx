import { KeyFigures, Sheet, Skeleton, token } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { OverviewFigures } from '../../../platform/overview/OverviewGroups.styles.ts';
import { OverviewStrip } from '../../../platform/overview/OverviewBand.styles.ts';
import { Piece, type ShownPiece } from './Piece.tsx';

/** Fewer than this have no room of their own. */
const worthARow = 3;

/** Whether it is known that there are so few counts that they go beside something else. */
export function areFewFigures(shown: readonly ShownPiece[]): boolean {
  const counts = shown.flatMap(({ state }) =>
    state.status === 'known'
      ? (Object.values(state.value) as unknown[]).filter((count) => typeof count === 'number' && count > 0)
      : [],
  );
  return shown.every(({ state }) => state.status === 'known') && counts.length < worthARow;
}

/** Counts that lead to what they count, within a panel. */
export function FewFigures({ shown }: { shown: readonly ShownPiece[] }) {
  return (
    <OverviewFigures>
      <KeyFigures layout="line">
        {shown.map(({ piece, state }) => (
          <Piece key={piece.part} piece={piece} state={state} />
        ))}
      </KeyFigures>
    </OverviewFigures>
  );
}

const Shapes = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[40]};
  align-items: center;
  box-sizing: border-box;
  height: 58px;
  padding-inline: ${token.space[20]};
`;

/* As many as most customers have. */
const shapes = [80, 60, 70, 60];

/** The shape of counts that are on their way. */
export function FiguresShape() {
  return (
    <Shapes>
      {shapes.map((width, index) => (
        <Skeleton key={index} shape="title" width={width} />
      ))}
    </Shapes>
  );
}

export interface SummaryStripProps {
  figures: readonly ShownPiece[];
  /** Lines of what there is nothing of. */
  lines: readonly ReactNode[];
}

/** Counts that lead to what they count, and what there is nothing of: nothing of it is worth a panel. */
export function SummaryStrip({ figures, lines }: SummaryStripProps) {
  const { formatMessage } = useIntl();
  const failed = figures.filter(({ state }) => state.status === 'failed');
  const known = figures.filter(({ state }) => state.status === 'known');
  const hasShape = figures.some(({ state }) => state.status === 'loading');
  if (figures.length === 0 && lines.length === 0) return null;
  return (
    <Sheet
      padding="none"
      data-shape="band"
      {...(figures.length > 0 && { 'aria-label': formatMessage({ id: 'home.figures.title' }) })}
    >
      <OverviewStrip>
        {hasShape && (
          <div data-is-row>
            <FiguresShape />
          </div>
        )}
        {known.length > 0 && (
          <div {...(areFewFigures(figures) ? { 'data-is-few': true } : { 'data-is-row': true })}>
            <KeyFigures layout="line">
              {known.map(({ piece, state }) => (
                <Piece key={piece.part} piece={piece} state={state} />
              ))}
            </KeyFigures>
          </div>
        )}
        {failed.map(({ piece, state }) => (
          <div key={piece.part} data-is-row data-is-failed>
            <Piece title="home.figures.title" piece={piece} state={state} />
          </div>
        ))}
        {lines}
      </OverviewStrip>
    </Sheet>
  );
}
