import { styled } from 'styled-components';
import { focusRingInside } from '../../theme/focusRing.ts';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const AccordionRoot = styled.div`
  border-bottom: ${token.border.hairline} solid ${token.border.default};
`;

export const AccordionPart = styled.div`
  border-top: ${token.border.hairline} solid ${token.border.default};

  & > :is(h2, h3, h4, h5, h6) {
    margin: 0;
  }
`;

export const AccordionButton = styled.button`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[16]};
  box-sizing: border-box;
  width: 100%;
  min-height: ${token.space[48]};
  margin: 0;
  padding: ${token.space[12]};
  border: 0;
  border-radius: ${token.radius.tag};
  background: none;
  color: ${token.text.default};
  ${token.type.subsection}
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRingInside}

  & > span {
    min-width: 0;
  }
  & > svg {
    flex: none;
    margin-top: 1px;
    color: ${token.text.muted};
    transition: transform ${token.motion.fast} ${token.motion.standard};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &:hover {
    background: ${token.bg.hover};
  }
  &:disabled {
    background: none;
    color: ${token.text.disabled};
    cursor: not-allowed;
  }
  &:disabled > svg {
    color: inherit;
  }

  ${below.medium} {
    padding-inline: ${token.space[4]};
  }
  @media (prefers-reduced-motion: reduce) {
    & > svg {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    &:disabled {
      color: GrayText;
    }
  }
  @media print {
    & > svg {
      display: none;
    }
  }
`;

export const AccordionHint = styled.span`
  display: block;
  color: ${token.text.muted};
  ${token.type.caption}

  button:disabled & {
    color: inherit;
  }
`;

/* What is closed is hidden by the browser, which looks into it all the same when somebody searches the page. */
export const AccordionPanel = styled.div`
  color: ${token.text.default};
  ${token.type.body}

  & > div {
    padding: 0 ${token.space[12]} ${token.space[20]};
  }
  ${below.medium} {
    & > div {
      padding-inline: ${token.space[4]};
    }
  }
  @media print {
    &[hidden] {
      display: block;
      content-visibility: visible;
    }
  }
`;
