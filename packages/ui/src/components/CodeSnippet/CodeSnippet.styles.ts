import { styled } from 'styled-components';
import { cramped } from '../../theme/cramped.ts';
import { focusRingInside } from '../../theme/focusRing.ts';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const SnippetRoot = styled.div`
  min-width: 0;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.sunken};
  color: ${token.text.default};
`;

export const SnippetHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[12]};
  min-height: ${token.control.height.compact};
  padding: ${token.space[4]} ${token.space[4]} ${token.space[4]} ${token.space[16]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};

  ${cramped} {
    flex-direction: column;
  }
`;

export const SnippetTitle = styled.span`
  min-width: 0;
  /* Its first line stands in the middle of the button. */
  padding-block: calc((${token.control.height.compact} - 1.125rem) / 2);
  ${token.type.label}
  overflow-wrap: anywhere;

  ${below.medium} {
    padding-block: calc((${token.control.height.touch} - 1.125rem) / 2);
  }
`;

/* Code runs from left to right in every language. */
export const SnippetCode = styled.pre`
  max-height: 24rem;
  margin: 0;
  padding: ${token.space[12]} ${token.space[16]};
  overflow: auto;
  direction: ltr;
  border-radius: 0 0 ${token.radius.surface} ${token.radius.surface};
  ${token.type.mono}
  tab-size: 2;
  ${focusRingInside}

  & > code {
    font: inherit;
  }
  ${below.medium} {
    max-height: 60vh;
  }
  /* Paper doesn't scroll. */
  @media print {
    max-height: none;
    overflow: visible;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
