import { Button, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Its sum may be a long one. */
export const SubmitButton = styled(Button)`
  && {
    min-width: 0;
    padding-block: ${token.space[4]};
    white-space: normal;
  }
`;

/** What the price is made of, and what it comes to. */
export const SummaryFigures = styled.dl`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token.space[16]};
  }
  & dt {
    color: ${token.text.muted};
    overflow-wrap: anywhere;
  }
  & dd {
    margin: 0;
    margin-inline-start: auto;
    text-align: end;
  }
  & > [data-total] {
    padding-top: ${token.space[12]};
    border-top: ${token.border.hairline} solid ${token.border.default};
  }
  & > :is([data-total], [data-strong]) > dt,
  & > [data-strong] > dd {
    color: ${token.text.default};
    ${token.type.bodyStrong}
  }
  & > [data-total] > dd {
    ${token.type.figureSmall}

    & > small {
      color: ${token.text.muted};
      ${token.type.caption}
    }
  }
`;
