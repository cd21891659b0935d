import { KeyFigure, KeyFigures, Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { OverviewFigures } from '../../../platform/overview/OverviewGroups.styles.ts';
import { Piece, type ShownPiece } from './Piece.tsx';

/** Fewer than this have no room of their own. */
const worthARow = 3;

/** Whether it is known that there are so few counts that they go into another panel. */
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

/** Counts that lead to what they count. */
export function FiguresStrip({ shown }: { shown: readonly ShownPiece[] }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'home.figures.title' });
  const failed = shown.filter(({ state }) => state.status === 'failed');
  return (
    <Sheet padding="none" aria-label={title}>
      {failed.length < shown.length && (
        <KeyFigures layout="line">
          {shown.map(({ piece, state }) =>
            state.status === 'loading' ? (
              <KeyFigure key={piece.part} label={title} value="" isLoading />
            ) : (
              state.status === 'known' && <Piece key={piece.part} piece={piece} state={state} />
            ),
          )}
        </KeyFigures>
      )}
      {failed.map(({ piece, state }) => (
        <Piece key={piece.part} piece={piece} state={state} />
      ))}
    </Sheet>
  );
}
