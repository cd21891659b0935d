import { css, styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space.stack};

  &[data-columns='2'] {
    ${from.small} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const FormRoot = styled.form`
  ${fields}
  margin: 0;
`;

export const WideRoot = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

export const SectionRoot = styled.div`
  ${fields}
  grid-column: 1 / -1;

  & + & {
    margin-top: ${token.space[4]};
    padding-top: ${token.space[20]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

export const SectionDescription = styled.p`
  max-width: ${token.shell.readingMax};
  margin: ${token.space[2]} 0 0;
  color: ${token.text.muted};
  ${token.type.body}
`;

export const Actions = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[8]};
  padding-top: ${token.space[4]};

  ${below.small} {
    flex-direction: column-reverse;
    align-items: stretch;
  }
  @media print {
    display: none;
  }
`;

export const ActionsStart = styled.div`
  flex: 1 1 auto;
  color: ${token.text.muted};
  ${token.type.caption}

  /* What is missing is read before the button that waits for it; a way out stays last. */
  ${below.small} {
    &:not(:has(a, button)) {
      order: 1;
    }
  }
`;
