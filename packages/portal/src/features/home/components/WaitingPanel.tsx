import { Button, Text, token } from '@skerry/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { OverviewRows } from '../../../platform/overview/OverviewBand.styles.ts';
import { OverviewList, OverviewNote } from '../../../platform/overview/OverviewList.styles.ts';
import { overviewRows, overviewShape } from '../../../platform/overview/overviewShape.ts';
import { Piece, type ShownPiece } from './Piece.tsx';
import { OverviewPanel, type PanelProps } from './PiecesPanel.tsx';
import { itemsOf, totalOf } from './shownPieces.ts';

/* The words of the button begin where those of the rows do. */
const All = styled.div`
  padding: ${token.space[8]} calc(${token.space[20]} - ${token.control.paddingX.compact});
  border-top: ${token.border.hairline} solid ${token.border.subtle};
`;

/** What waits for the user, whichever feature it belongs to: five of it, and all on request. */
export function WaitingPanel({ title, shown }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [isAll, setAll] = useState(false);
  const known = shown.filter(({ state }) => state.status === 'known');
  const sizes = known.map(({ state }) => (state.status === 'known' ? itemsOf(state.value) : 0));
  const named = sizes.reduce((sum, size) => sum + size, 0);
  const total = known.reduce((sum, { state }) => sum + (state.status === 'known' ? totalOf(state.value) : 0), 0);
  const isFolded = !isAll && named > overviewRows;
  const shares = isFolded ? sharesOf(sizes, overviewRows) : sizes;
  const failure = oneFailureOf(shown);
  // One shape stands for all that is on its way.
  const [loading] = shown.filter(({ state }) => state.status === 'loading');
  const isKnown = known.length === shown.length;
  return (
    <OverviewPanel
      title={title}
      ref={panel}
      shape={isKnown ? overviewShape(isFolded ? overviewRows : named) : 'panel'}
      end={
        total > 0 && (
          <Text variant="caption" tone="muted">
            <FormattedMessage id="home.waiting.count" values={{ count: total }} />
          </Text>
        )
      }
    >
      {named > 0 && (
        <OverviewRows>
          <OverviewList>
            {known.map((each, index) => (
              <Piece key={each.piece.part} {...firstOf(each, shares[index] ?? 0)} />
            ))}
          </OverviewList>
        </OverviewRows>
      )}
      {failure && <Piece title={title} {...failure} />}
      {loading && <Piece {...loading} />}
      {isFolded && (
        <All>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              // The button goes: the first of those that it shows takes the focus.
              const before = new Set(rowsIn(panel.current));
              flushSync(() => setAll(true));
              rowsIn(panel.current)
                .find((row) => !before.has(row))
                ?.focus();
            }}
          >
            <FormattedMessage id="home.users.showAll" values={{ count: named }} />
          </Button>
        </All>
      )}
      {!isFolded && total > named && (
        <OverviewNote>
          <FormattedMessage id="home.waiting.more" values={{ count: total - named }} />
        </OverviewNote>
      )}
    </OverviewPanel>
  );
}

/** Parts that could not be fetched are told of, and tried again, together: their names are all that of the panel. */
function oneFailureOf(shown: readonly ShownPiece[]): ShownPiece | undefined {
  const failed = shown.flatMap(({ piece, state }) => (state.status === 'failed' ? [{ piece, state }] : []));
  const [first] = failed;
  return (
    first && {
      piece: first.piece,
      state: {
        ...first.state,
        isRetrying: failed.some(({ state }) => state.isRetrying),
        retry: () => {
          for (const { state } of failed) state.retry();
        },
      },
    }
  );
}

const rowsIn = (panel: HTMLElement | null) => [...(panel?.querySelectorAll('a') ?? [])];

/** How many of each are shown, so that no kind is left out while there is room. */
function sharesOf(sizes: readonly number[], room: number): readonly number[] {
  const shares = sizes.map(() => 0);
  for (let left = room; left > 0;) {
    const before = left;
    sizes.forEach((size, index) => {
      const share = shares[index] ?? 0;
      if (left > 0 && share < size) {
        shares[index] = share + 1;
        left -= 1;
      }
    });
    if (left === before) break;
  }
  return shares;
}

function firstOf({ piece, state }: ShownPiece, count: number): ShownPiece {
  if (state.status !== 'known' || !('items' in state.value) || !Array.isArray(state.value.items))
    return { piece, state };
  return {
    piece,
    state: { ...state, value: { ...state.value, items: state.value.items.slice(0, count) as unknown[] } },
  };
}
