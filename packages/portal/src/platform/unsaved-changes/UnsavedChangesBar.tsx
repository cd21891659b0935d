import { UnsavedChanges, below, token } from '@skerry/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface UnsavedChangesBarProps {
  /** How many changes are not saved; at 0 nothing shows. */
  readonly count: number;
  /** Below the count, such as why they cannot be saved. */
  readonly note?: ReactNode;
  /** The bar is the last line of a sheet, not a surface of its own. @default false */
  readonly isFoot?: boolean;
  /** The buttons, the one that saves last. */
  readonly children: ReactNode;
}

/**
 * How much is not saved, and the buttons for it, after what was changed. On phones and tablets it stays at the lower edge of the window. It is there
 * without changes too: what it says when the first is made is then announced.
 */
export function UnsavedChangesBar({ count, note, isFoot = false, children }: UnsavedChangesBarProps) {
  return (
    <Bar data-has-changes={count > 0 ? '' : undefined} data-is-foot={isFoot ? '' : undefined}>
      <Words>
        <UnsavedChanges count={count} />
        {note}
      </Words>
      {count > 0 && children}
    </Bar>
  );
}

const Bar = styled.div`
  &[data-has-changes] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]} ${token.space[12]};
    padding: ${token.space[12]} ${token.space[20]};
    border: ${token.border.hairline} solid ${token.tone.draft.border};
    border-radius: ${token.radius.surface};
    background: ${token.tone.draft.bg};
  }
  &[data-has-changes][data-is-foot] {
    border-width: ${token.border.hairline} 0 0;
    border-radius: 0 0 ${token.radius.surface} ${token.radius.surface};
  }

  ${below.large} {
    &[data-has-changes] {
      position: sticky;
      bottom: var(--sk-sticky-bottom, 0px);
      z-index: 1;
    }
    &[data-has-changes]:not([data-is-foot]) {
      box-shadow: ${token.elevation.toast};
    }
  }
  ${below.small} {
    &[data-has-changes] {
      padding: ${token.space[8]} ${token.space[16]} ${token.space[12]};
    }
    & > button {
      flex: 1 1 0;
    }
  }
`;

const Words = styled.div`
  display: grid;
  margin-inline-end: auto;

  ${below.small} {
    flex: 1 1 100%;
  }
`;
