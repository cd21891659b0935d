import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const AddonPlace = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${token.space[12]};
`;

/** Two beside each other where there is room. */
export const AddonList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]} ${token.space[32]};
  margin: 0;
  padding: 0;
  list-style: none;

  @container (min-width: 34rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** What it is, and what it costs at the end of the line. */
export const AddonItem = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[12]};
  min-width: 0;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

export const AddonFees = styled.span`
  flex: none;
  ${token.type.body}
  text-align: end;

  & > small {
    display: block;
    color: ${token.text.muted};
    ${token.type.caption}
  }
`;
