import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Above the key figures: a `Stepper` of the variant `track`, and what is to be said about it. */
export const DetailTrack = styled.div`
  display: grid;
  gap: ${token.space[16]};
  padding: ${token.space[16]} ${token.space[20]};
  border-bottom: ${token.border.hairline} solid ${token.border.default};
`;
