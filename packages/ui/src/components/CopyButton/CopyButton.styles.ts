import { styled } from 'styled-components';

export const CopyWords = styled.span`
  display: grid;
  justify-items: start;
`;

export const CopyWord = styled.span`
  grid-area: 1 / 1;

  &[aria-hidden='true'] {
    visibility: hidden;
  }
`;
