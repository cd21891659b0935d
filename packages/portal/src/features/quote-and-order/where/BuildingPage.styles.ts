import { from, token } from '@skerry/ui';
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

/** As the pin of the building has it. */
export const BuildingNumber = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.25rem;
  height: 1.25rem;
  margin-inline-end: ${token.space[8]};
  border-radius: ${token.radius.round};
  background: ${token.map.pin};
  color: ${token.map.pinFg};
  ${token.type.micro}
`;

/** The buildings beside the plan of them, both as high as the higher one; in narrow windows the list comes first. */
export const ListAndPlan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[20]};

  ${from.medium} {
    grid-template-columns: minmax(20rem, 1fr) minmax(0, 1fr);
    min-height: 30rem;
  }
  ${from.large} {
    grid-template-columns: minmax(20rem, 5fr) minmax(0, 8.5fr);
  }
`;
