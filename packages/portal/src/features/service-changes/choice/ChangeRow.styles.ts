import { Sheet, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Its rows are as wide as it lets them, whatever the window's width. */
export const RowsSheet = styled(Sheet)`
  container-type: inline-size;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  padding: ${token.space[16]} ${token.space[20]};

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  @container (min-width: 40rem) {
    /* No word breaks. */
    grid-template-columns: 11.5rem minmax(0, 1fr);
    gap: ${token.space[20]};
    padding-block: ${token.space[20]};
  }
`;

export const RowHead = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
`;

export const RowBody = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${token.space[12]};
  min-width: 0;
`;

/** The service that is changed, and the way to another change of it. */
export const ServiceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[12]} ${token.space[12]} ${token.space[20]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};
`;

export const ServiceName = styled.div`
  display: flex;
  flex: 1 1 200px;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[8]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A field beside what is said about it, where there is room. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  align-items: start;

  @container (min-width: 28rem) {
    grid-template-columns: 190px minmax(0, 1fr);
    gap: ${token.space[16]};
  }
`;

export const AgreementLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
`;
