import { KeyFigure, KeyFigures, Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { Piece, type ShownPiece } from './Piece.tsx';

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
