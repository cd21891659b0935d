import { Text } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { ShownPiece } from './Piece.tsx';
import { PiecesPanel } from './PiecesPanel.tsx';
import { FewFigures } from './SummaryStrip.tsx';

/* A sentence, which may take two lines. */
const Rule = styled(Text)`
  &&& {
    flex: 0 1 auto;
  }
  text-align: end;
`;

export interface StatusPanelProps {
  shown: readonly ShownPiece[];
  /** There is nothing but the freeze periods, and the panel has their name. */
  hasFreezesAlone: boolean;
  /** Counts that are too few for a row of their own. */
  figures: readonly ShownPiece[];
  /** Beside other panels. */
  isNarrow: boolean;
}

/** How the services and the network do. */
export function StatusPanel({ shown, hasFreezesAlone, figures, isNarrow }: StatusPanelProps) {
  return (
    <PiecesPanel
      title={hasFreezesAlone ? 'home.freeze.title' : 'home.status.title'}
      shown={shown}
      isNarrow={isNarrow}
      {...(figures.length > 0 && { lead: <FewFigures shown={figures} /> })}
      {...(hasFreezesAlone &&
        !isNarrow && {
          end: (
            <Rule variant="caption" tone="muted">
              <FormattedMessage id="freeze.rule" />
            </Rule>
          ),
        })}
    />
  );
}
