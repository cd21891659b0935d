import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Toolbar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  width: 100%;
  min-width: 0;
`;

export const ToolbarRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
`;

export const TextPlace = styled.div`
  flex: 1 1 180px;
  min-width: 0;

  ${from.large} {
    max-width: 320px;
  }
`;

/* Where there is no room, the filters are in the drawer alone. */
export const WideFilters = styled.div`
  flex: 1 1 560px;
  max-width: 640px;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token.space[8]};

  ${below.extraLarge} {
    display: none;
  }
`;

export const ToolbarEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  margin-inline-start: auto;

  ${below.medium} {
    display: none;
  }
`;
