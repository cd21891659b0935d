import { token } from '@skerry/ui';
import { styled } from 'styled-components';
import { ProductRows } from '../configure/ProductPart.styles.ts';

/** Buildings below each other in one frame, as products are. */
export const BuildingRows = styled(ProductRows)`
  && > [data-orientation] {
    margin-top: ${token.space[6]};
  }
`;

export const BuildingLine = styled.span`
  display: grid;
  gap: ${token.space[2]};

  & > b {
    font-weight: 600;
  }
  & > [data-part='about'] {
    color: ${token.text.muted};
    ${token.type.caption}
  }
`;
