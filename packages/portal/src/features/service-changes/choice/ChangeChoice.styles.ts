import { CheckboxCardGrid } from '@skerry/ui';
import { styled } from 'styled-components';

/** Two side by side where there is room; the last of an odd number takes the line alone. */
export const AddonCards = styled(CheckboxCardGrid)`
  && {
    grid-template-columns: minmax(0, 1fr);

    @container (min-width: 30rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      & > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
`;

export const AddonFee = styled.span`
  display: block;
`;

/* Never parted from its brackets. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;
