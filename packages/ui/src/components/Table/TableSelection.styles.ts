import { styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/* As high as the toolbar that it stands in for, so that the rows do not move; in sight while one scrolls, and its menus over the head of the table. */
export const BulkBar = styled.div`
  position: sticky;
  z-index: calc(${token.layer.sticky} + 1);
  top: var(--sk-sticky-top, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  box-sizing: border-box;
  min-height: var(--bulk-bar);
  padding: ${token.space[8]} ${token.space[16]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  border-radius: ${token.radius.surface} ${token.radius.surface} 0 0;
  background: ${token.bg.selected};

  ${from.small} {
    padding-inline: ${token.space[20]};
  }
  /* One line: what has no room is behind '⋯'. */
  ${below.large} {
    flex-wrap: nowrap;
  }
  ${below.small} {
    gap: ${token.space[8]};
    /* The toolbar has no sheet of its own there: what the bar's is higher by comes off the space around it. From edge to edge of the window, so that no row shows beside it. */
    margin: calc(-1 * ${token.space[4]}) calc(-1 * ${token.shell.gutterExtraSmall}) ${token.space[6]};
    border-block: ${token.border.hairline} solid ${token.border.selected};
    border-radius: 0;
    padding: ${token.space[4]} ${token.shell.gutterExtraSmall};
  }
  @media print {
    display: none;
  }
`;

export const BulkCount = styled.span`
  ${token.type.bodyStrong}
  white-space: nowrap;

  ${below.small} {
    flex: 1 1 auto;
    ${token.type.label}
  }
`;

export const WideOnly = styled.div`
  display: contents;

  ${below.large} {
    display: none;
  }
`;

export const NarrowOnly = styled.div`
  ${from.large} {
    display: none;
  }
`;

/** The way out of the selection, where there is room for it beside what is done most. */
export const ClearInSight = styled.div`
  display: contents;

  ${below.medium} {
    display: none;
  }
`;

export const ClearBehind = styled.div`
  && {
    ${from.medium} {
      display: none;
    }
  }
`;

/** What the bar has on wide windows, below each other. */
export const BulkMore = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 200px;
  padding: ${token.space[6]};
  overflow-y: auto;

  & > * {
    display: flex;
    flex: none;
  }
  /* As entries of a menu. */
  && [data-variant] {
    flex: 1;
    justify-content: start;
    border-color: transparent;
    background: none;
    &:hover {
      background: ${token.bg.hover};
    }
  }
`;

export const BulkActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};

  &[data-end] {
    margin-inline-start: auto;
  }
  ${below.large} {
    flex-wrap: nowrap;
  }
  ${below.small} {
    & > button,
    & > div > button {
      padding-inline: ${token.space[8]};
    }
  }
`;
