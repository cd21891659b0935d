import { css, styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export const cutOff = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const CellLine = styled.span`
  display: block;
  min-width: 0;
  ${cutOff}

  & > * {
    vertical-align: top;
  }
`;

export const CellDetail = styled.span`
  display: block;
  min-width: 0;
  color: ${token.text.muted};
  ${token.type.caption}
  ${cutOff}

  &[data-id] {
    ${token.type.monoSmall}
  }
`;

export const CellLinesRoot = styled.span`
  display: block;

  [data-density='compact'] & {
    display: flex;
    align-items: baseline;
    gap: ${token.space[8]};
  }
  /* The detail gives way, and only then the fact. */
  [data-density='compact'] & > ${CellLine} {
    flex: none;
    max-width: 100%;
  }
`;

/** An id in a cell of its own. */
export const CellId = styled.span`
  ${token.type.monoSmall}
`;

/** What a row only needs while it is pointed at or has the focus: that a value is missing, a pencil. Touch screens always show it. */
export const OnRowHover = styled.span`
  @media (hover: hover) {
    opacity: 0;
    tr:hover &,
    tr:focus-within & {
      opacity: 1;
    }
  }
`;
