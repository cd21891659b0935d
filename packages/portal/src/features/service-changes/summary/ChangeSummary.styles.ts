import { token } from '@skerry/ui';
import { styled } from 'styled-components';

export const SummaryLines = styled.dl`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;

  /* Those that stay empty for this change take no room. */
  &:empty {
    display: none;
  }
  &:not(:empty) + & {
    margin-top: ${token.space[12]};
  }
`;

/* Between what is paid and when. */
export const SummaryNote = styled.p`
  margin: ${token.space[8]} 0 ${token.space[12]};
  padding-bottom: ${token.space[12]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};
`;

export const SummaryLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space[16]};

  & > dt {
    color: ${token.text.muted};
  }
  & > dd {
    margin: 0;
    margin-inline-start: auto;
    text-align: end;
  }
  & strong {
    font-weight: 600;
  }
`;

export const Total = styled(SummaryLine)`
  align-items: baseline;
  padding-top: ${token.space[12]};
  border-top: ${token.border.hairline} solid ${token.border.default};

  &&& > dt {
    color: ${token.text.default};
    ${token.type.bodyStrong}
  }
  &&& > dd[data-figure] {
    ${token.type.figureSmall}
  }
`;

/* Amounts of two sizes on one line of type. */
export const FootFee = styled.strong`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
`;
