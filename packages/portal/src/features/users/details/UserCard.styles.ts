import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const CardRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[16]} ${token.space[48]};
`;

export const CardIdentity = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[16]};
  min-width: 0;

  /* A long name wraps beside the buttons, and the facts have a row of their own. */
  &[data-is-long] {
    flex: 1 1 20rem;

    ${below.large} {
      flex-basis: 100%;
    }
    /* Each of its words has the whole line, and letters that fit more of it. */
    ${below.small} {
      flex-direction: column;
      align-items: flex-start;
      gap: ${token.space[8]};

      & h1 {
        ${token.type.section}
      }
    }
  }
`;

/* A long name breaks before it pushes its neighbours away. */
export const CardName = styled.div`
  min-width: 0;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

export const CardFacts = styled.div`
  min-width: 0;

  ${from.medium} {
    flex-basis: 100%;
    order: 1;
  }
  ${from.large} {
    /* What there is room for: facts break before the buttons leave the line. */
    flex: 1 1 14rem;
    order: 0;
    padding-inline-start: ${token.space[48]};
    border-inline-start: ${token.border.hairline} solid ${token.border.default};

    &[data-is-below] {
      flex-basis: 100%;
      order: 1;
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;

/* Below all of it, in a line of its own. */
export const CardNote = styled.div`
  flex-basis: 100%;
  order: 2;
`;

export const CardActions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  margin-inline-start: auto;

  ${below.medium} {
    width: 100%;
  }
  /* Below the facts, from their edge. */
  ${below.large} {
    &[data-is-below] {
      order: 2;
      margin-inline-start: 0;
    }
  }
`;

export const CardButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};

  ${below.small} {
    & > button {
      flex: 1 1 auto;
    }
  }
`;
