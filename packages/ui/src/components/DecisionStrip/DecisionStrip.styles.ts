import { styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { WeekStripRoot } from '../WeekStrip/WeekStrip.styles.ts';

export const DecisionStripRoot = styled.section`
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.tone.attention.border};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
  box-shadow: ${token.elevation.sheet};

  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: 2px;
  }
`;

export const StripHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};
  border-bottom: ${token.border.hairline} solid ${token.tone.attention.border};
  background: ${token.tone.attention.bg};
  color: ${token.text.default};

  & > svg {
    flex: none;
    color: ${token.tone.attention.icon};
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export const StripNote = styled.span`
  margin-inline-start: auto;

  ${below.medium} {
    flex-basis: 100%;
    margin: 0;
  }
`;

export const DecisionList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
`;

/* The hairline is each decision's own and reaches into the gap, so that the last of a row draws none. One that is left over fills its row. */
export const DecisionRoot = styled.li`
  display: flex;
  flex: 1 1 300px;
  flex-direction: column;
  gap: ${token.space[8]};
  min-width: 0;
  padding: ${token.space[16]} ${token.space[20]};
  box-shadow:
    -1px 0 ${token.border.default},
    0 -1px ${token.border.default};
  overflow-wrap: break-word;

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
  /* One alone has the whole width: what it is about on the left, its buttons on the right. */
  ${from.large} {
    &:only-child {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: ${token.space[32]};

      & > :first-child {
        grid-column: 1 / -1;
      }
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

export const DecisionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[16]};
`;

export const DecisionKind = styled.h3`
  margin: 0;
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const DecisionDeadline = styled.span`
  color: ${token.tone.attention.fg};
  ${token.type.label}
`;

export const DecisionBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token.space[8]};

  /* Lines of text stay readable; what is drawn, and the figure at the end of the head, have the whole row. */
  & > :not(${WeekStripRoot}, ${DecisionHead}) {
    max-width: 640px;
  }
  ${from.large} {
    :only-child > & > * {
      max-width: none;
    }
  }
`;

export const DecisionTitle = styled.div`
  min-width: 0;
  ${token.type.bodyStrong}
`;

export const DecisionFigure = styled.div`
  color: ${token.text.muted};
  ${token.type.caption}

  & > strong {
    color: ${token.text.default};
    ${token.type.section}
  }
`;

export const DecisionQuote = styled.blockquote`
  margin: 0;
  padding-inline-start: ${token.space[12]};
  border-inline-start: 3px solid ${token.tone.attention.icon};
  white-space: pre-line;
`;

export const DecisionActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  padding-top: ${token.space[4]};

  ${from.large} {
    :only-child > & {
      align-self: end;
      padding-top: 0;
    }
  }

  ${below.small} {
    & > * {
      flex: 1 1 auto;
    }
  }
  @media print {
    display: none;
  }
`;
