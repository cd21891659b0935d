import type { ComponentType } from 'react';
import { keyframes, styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export const FilterBarRoot = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${token.space[8]};
  min-width: 0;
`;

export const FilterBarSearch = styled.div`
  flex: 1 1 220px;
  min-width: 140px;
  ${from.small} {
    min-width: 200px;
  }
  ${from.medium} {
    max-width: 300px;
  }
`;

/* One row: what has no room wraps into a row that is not seen, and is reached by "Add filter" or "Filters". */
export const FilterBarFilters = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  min-width: 0;

  ${below.large} {
    display: none;
  }
`;

export const FilterBarEnd = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[8]};
  margin-inline-start: auto;

  & > * {
    flex: none;
  }
  /* Only the search is beside it here; on phones it is buttons alone. */
  ${from.small} {
    ${below.large} {
      flex: 0 1 auto;
      min-width: 0;
    }
  }
`;

export const ChipsRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[8]};
  min-height: ${token.component.tagHeight};
  color: ${token.text.muted};
  ${token.type.caption}

  /* As high without chips as with a line of them, edges included: the table below stays where it is when the last one goes. */
  ${from.small} {
    min-height: calc(${token.space[24]} + 2 * ${token.space[8]} + 3 * ${token.border.hairline});
    padding: ${token.space[8]} ${token.space[20]};
    border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

export const ChipsLead = styled.div`
  flex: 1 0 100%;
  min-width: 0;
`;

export const ChipsList = styled.ul`
  display: contents;
  list-style: none;

  & > li {
    display: inline-flex;
    min-width: 0;
    & > span {
      border-color: ${token.border.default};
      background: ${token.bg.surface};
    }
  }
`;

/* No higher than a chip for the line, so that nothing below moves when it comes or goes. */
export const ChipsClear = styled.span`
  display: inline-flex;
  align-items: center;
  height: ${token.component.tagHeight};
`;

export const ChipsEnd = styled.span`
  margin-inline-start: auto;
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/* What comes sooner needs no sign of waiting. */
export const ChipsWait = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[6]};
  animation: ${appear} 1ms ${token.time.skeletonDelay} backwards;
`;

export const FilterFields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  min-width: 220px;
`;

/** What opens a panel in the row above a list: its arrow is quiet until something is chosen in it. */
export const FilterButton: ComponentType<ButtonProps> = styled(Button)`
  & > svg:last-child {
    color: ${token.text.muted};
  }
  &[data-chosen] > svg:last-child,
  &[aria-expanded='true'] > svg:last-child {
    color: inherit;
  }
  &&[aria-expanded='true'] {
    border-color: ${token.border.selected};
    background: ${token.bg.selected};
    & > svg:last-child {
      transform: rotate(180deg);
    }
  }
`;
