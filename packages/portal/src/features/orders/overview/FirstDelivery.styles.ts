import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[20]};
`;

/* A flag stands apart from the words below it. */
export const Name = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
`;

export const Track = styled.div`
  padding: ${token.space[4]} ${token.space[20]} ${token.space[20]};
`;

export const Columns = styled.div`
  display: grid;
  border-top: ${token.border.hairline} solid ${token.border.subtle};

  & > * + * {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :nth-child(2) {
      border-top: 0;
      border-inline-start: ${token.border.hairline} solid ${token.border.subtle};
    }
    & > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :nth-child(3) {
      grid-column: auto;
      border-top: 0;
      border-inline-start: ${token.border.hairline} solid ${token.border.subtle};
    }
  }
`;

/* What is to be done stands at its foot, on one line with that of the others. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${token.space[16]} ${token.space[20]};
`;

export const ColumnHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[16]};
  margin-bottom: ${token.space[4]};
`;

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: ${token.space[8]};
    padding-block: ${token.space[8]};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  /* As wide as a box to tick, so that all words begin at one edge. */
  & > li > svg {
    flex: none;
    width: ${token.component.checkbox};
    height: ${token.component.checkbox};
    margin-top: 1px;
  }
  & > [data-is-done] > svg {
    color: ${token.tone.positive.icon};
  }
`;

/* When on the left, what on the right. */
export const Plan = styled(Lines)`
  & > li {
    display: grid;
    gap: ${token.space[12]};
    grid-template-columns: 5rem minmax(0, 1fr);

    ${from.small} {
      grid-template-columns: 6.5rem minmax(0, 1fr);
    }
  }
`;

export const Reach = styled.dl`
  margin: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token.space[0]} ${token.space[16]};
    padding-block: ${token.space[8]};
  }
  & > div + div {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  & dt {
    color: ${token.text.muted};
  }
  & dd {
    margin: 0;
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding-block: ${token.space[4]} ${token.space[8]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  margin-top: auto;
  padding-top: ${token.space[12]};

  ${below.small} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
