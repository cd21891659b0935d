import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[4]};
  text-align: center;
  overflow-wrap: anywhere;
  text-wrap: balance;

  & > :first-child {
    margin-bottom: ${token.space[12]};
  }
`;

export const AdviceList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Advice = styled.li`
  display: flex;
  gap: ${token.space[16]};
  padding-block: ${token.space[8]};

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  & > svg {
    flex: none;
    color: ${token.text.muted};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  color: ${token.text.muted};
  /* The buttons have room of their own. */
  margin-block: calc(-1 * ${token.space[12]}) calc(-1 * ${token.space[8]});

  ${below.small} {
    flex-direction: column;
  }
`;

export const Dot = styled.span`
  &::before {
    content: '·';
  }
  ${below.small} {
    display: none;
  }
`;

/** An address or a number, which stays in one piece as long as the line can hold it. */
export const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;

  strong& {
    color: ${token.text.default};
  }
`;
