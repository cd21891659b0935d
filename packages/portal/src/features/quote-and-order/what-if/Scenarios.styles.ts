import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};
  border-bottom: ${token.border.hairline} solid ${token.border.default};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export const Scroll = styled.div`
  /* Holds what is there for screen readers alone. */
  position: relative;
  overflow-x: auto;
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${token.type.body}

  & th,
  & td {
    min-width: 13rem;
    padding: ${token.space[12]} ${token.space[16]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    text-align: start;
    vertical-align: top;
  }
  & thead :is(th, td) {
    border-top: 0;
  }
  & :is(tbody th, thead td) {
    position: sticky;
    z-index: 1;
    left: 0;
    min-width: 9rem;
    background: ${token.bg.surface};
    color: ${token.text.muted};
    font-weight: 400;
  }
  & tbody + tbody th {
    color: ${token.text.default};
    font-weight: 600;
  }
  & [data-is-chosen] {
    background: ${token.bg.selected};
  }
  & [data-sum] {
    ${token.type.amount}
  }
  & [data-differs] {
    font-weight: 600;
  }
  ${below.small} {
    & th,
    & td {
      padding-inline: ${token.space[12]};
    }
    & :is(tbody th, thead td) {
      min-width: 6.5rem;
    }
  }
`;

export const Name = styled.div`
  display: flex;
  gap: ${token.space[8]};
  ${token.type.bodyStrong}
  align-items: flex-start;

  & > label {
    display: flex;
    gap: ${token.space[8]};
    cursor: pointer;
  }
  & > button {
    margin: calc(-1 * ${token.space[6]}) 0;
  }
`;

export const Change = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}
  white-space: nowrap;

  &[data-is-less] {
    color: ${token.tone.positive.fg};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};
  color: ${token.text.muted};
  ${token.type.caption}

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;
