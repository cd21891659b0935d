import { css, styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { FilterButton } from '../FilterBar/FilterBar.styles.ts';
import { menuItem } from '../MenuSurface/MenuSurface.styles.ts';
import { Popover } from '../Popover/Popover.tsx';

/* Gives way to what else stands in its row. */
export const ViewRoot = styled(Popover)`
  && {
    flex: 0 1 auto;
    min-width: 0;
  }
  /* After two others the name has more use for the room: the pencil and the tooltip say the rest. */
  ${below.large} {
    &:nth-child(n + 3) [data-word] {
      display: none;
    }
  }
`;

/* A view may have any name: what has no room is cut, and its tooltip says all. */
export const ViewButton = styled(FilterButton)`
  min-width: 0;
  max-width: 240px;

  & > span {
    min-width: 0;
  }
  &[data-changed] {
    max-width: 320px;
  }
`;

export const ViewName = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/* Says that the list is no longer as the view has it; it is never cut. */
export const ViewChanged = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.tone.draft.fg};
  ${token.type.label}
  font-weight: 500;
`;

/* Never taller than is read at a glance: it scrolls by itself, with a shade at the edge that more comes from. */
export const ViewPanel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  box-sizing: border-box;
  width: min(328px, calc(100vw - 2 * ${token.space[8]}));
  min-height: 0;
  max-height: 720px;
  padding: ${token.space[12]} ${token.space[16]};
  background:
    linear-gradient(${token.bg.raised} 40%, transparent) 0 0 / 100% ${token.space[24]} no-repeat local,
    linear-gradient(transparent, ${token.bg.raised} 60%) 0 100% / 100% ${token.space[24]} no-repeat local,
    linear-gradient(${token.border.default}, transparent) 0 0 / 100% ${token.space[8]} no-repeat,
    linear-gradient(transparent, ${token.border.default}) 0 100% / 100% ${token.space[8]} no-repeat;
  overflow-y: auto;
  overscroll-behavior: contain;

  & > * {
    flex: none;
  }
  & > :not(:empty) ~ * {
    padding-top: ${token.space[12]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  & > :empty {
    display: none;
  }
`;

/* What fits beside each other stands in one line; what is wider has one of its own. */
export const ViewActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * ${token.space[8]});

  && > * {
    width: auto;
    margin-inline: 0;
  }
`;

/* Words stand where those of the headings do; the surface of an entry reaches further. */
export const viewEntry = css`
  ${menuItem}
  justify-content: space-between;
  width: calc(100% + 2 * ${token.space[8]});
  min-height: ${token.control.height.compact};
  margin-inline: calc(-1 * ${token.space[8]});
  padding-inline: ${token.space[8]};
`;

export const ViewSection = styled.div`
  & + & {
    margin-top: ${token.space[8]};
  }
`;

export const ViewRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  min-height: ${token.control.height.compact};

  & > button:last-child {
    margin-inline-end: calc(-1 * ${token.control.paddingX.compact});
  }
`;

export const ViewHeading = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}
`;

/* As far from what it stands above as from what stands above it. */
export const ViewSubheading = styled.p`
  margin: ${token.space[12]} 0 ${token.space[4]};
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const ColumnEntries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ColumnEntry = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  min-height: ${token.control.height.compact};
  border-radius: ${token.radius.tag};

  /* It can't be taken away, which is no reason to read it less. */
  &[data-always] label {
    color: ${token.text.default};
  }
  &[data-dragged] {
    background: ${token.bg.raised};
    box-shadow: ${token.elevation.menu};
  }
`;

export const Handle = styled.button`
  display: inline-flex;
  padding: ${token.space[6]};
  border: 0;
  border-radius: ${token.radius.tag};
  background: none;
  color: ${token.text.muted};
  cursor: grab;
  touch-action: none;

  &:hover {
    background: ${token.bg.hover};
  }
  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
  }
  ${below.medium} {
    padding: ${token.space[12]};
  }
`;
