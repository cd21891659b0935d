import { styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/** The signs that narrow a search stand there for those without a keyboard too. */
export const CommandKeyList = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]} ${token.space[32]};
  margin: 0;
  padding: ${token.space[12]} ${token.space[20]} ${token.space[20]};
  overflow-y: auto;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const CommandKeyItem = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[12]};
  min-height: ${token.space[32]};

  & > dt {
    display: flex;
    gap: ${token.space[4]};
  }
  & > dd {
    margin: 0;
  }
  && kbd {
    display: inline;
  }
`;

export const CommandKey = styled.kbd`
  padding: 0 ${token.space[4]};
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.tag};
  background: ${token.bg.surface};
  color: ${token.text.default};
  font: inherit;

  /* Phones have no such keys. */
  ${below.medium} {
    display: none;
  }
`;
