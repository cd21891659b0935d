import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** The answer, beside what is asked where there is room. */
export const AnswerColumn = styled.div`
  display: grid;
  gap: ${token.space[12]};
  width: 100%;

  ${from.large} {
    width: 24rem;
  }
`;

export const DecisionButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};

  & > button {
    flex: 1 1 auto;
  }
  & > button:last-child {
    flex-grow: 2;
  }
`;

/** On phones the answer stays at the lower edge of the window. */
export const PhoneBar = styled.form`
  position: sticky;
  bottom: var(--sk-sticky-bottom, 0px);
  z-index: 1;
  display: grid;
  gap: ${token.space[8]};
  margin-top: ${token.space[16]};
  padding-block: ${token.space[12]};
  border-top: ${token.border.hairline} solid ${token.border.default};
  background: ${token.bg.surface};
  /* To both edges of the window, whatever the page leaves free. */
  box-shadow: 0 0 0 100vmax ${token.bg.surface};
  clip-path: inset(0 -100vmax);

  /* In a low window the room is for what is decided about. */
  @media (max-height: 500px) {
    position: static;
  }
`;
