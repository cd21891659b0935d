import { below, CheckboxCardGrid, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]} ${token.space[24]};
`;

export const SectionActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};

  /* Below the title: its words begin where the title does. */
  ${below.large} {
    & > [data-leads] {
      margin-inline-start: calc(-1 * ${token.control.paddingX.comfortable});
    }
  }
`;

/* Which card has the focus is seen above the bar at the lower edge. */
export const RoleCards = styled(CheckboxCardGrid)`
  ${below.large} {
    & input {
      scroll-margin-bottom: calc(3 * ${token.space[48]});
    }
  }
`;
