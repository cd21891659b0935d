import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

/** A state of a list or a sheet, in its middle. */
export const StateRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-height: 240px;
  padding: ${token.space[32]} ${token.space[20]};
  border-radius: ${token.radius.surface};
  text-align: center;
  /* What was searched for may be one long word. */
  overflow-wrap: anywhere;

  & > :not([data-sk-texture]) {
    position: relative;
    max-width: 100%;
  }
`;

export const StateText = styled.div`
  && {
    max-width: min(400px, 100%);
  }
  margin-top: ${token.space[4]};
  color: ${token.text.muted};
  ${token.type.body}
  text-wrap: balance;
`;

export const StateAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[8]};
  margin-top: ${token.space[16]};
`;

export const StateSearch = styled.span`
  display: flex;
  margin-bottom: ${token.space[8]};
  color: ${token.text.muted};
`;

export const StateSign = styled.span`
  display: flex;
  margin-bottom: ${token.space[8]};
  color: ${token.tone.critical.icon};
`;
