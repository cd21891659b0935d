import { css, styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { ControlFrame, TextControl } from '../Field/Field.styles.ts';
import { InnerButton } from '../Field/InnerButton.ts';

export const InlineEditRoot = styled.div`
  min-width: 0;
  max-width: 100%;
`;

/* Text and field have one box: nothing on the page moves when one becomes the other. */
const box = css`
  box-sizing: border-box;
  width: 100%;
  min-height: ${token.control.height.comfortable};
  padding-inline: ${token.space[8]};
  ${below.medium} {
    min-height: ${token.control.height.touch};
  }
`;

const words = css`
  ${token.type.body}

  [data-look='title'] & {
    ${token.type.section}
  }
`;

export const ShownText = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  ${box}
  margin: 0;
  padding-block: ${token.space[4]};
  border: ${token.border.hairline} solid transparent;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.text.default};
  ${words}
  text-align: start;
  overflow-wrap: anywhere;
  cursor: text;

  /* The words stand where they would without a frame around them. */
  margin-inline: calc(-1 * ${token.space[8]} - ${token.border.hairline});
  width: calc(100% + 2 * (${token.space[8]} + ${token.border.hairline}));

  & > svg {
    flex: none;
    color: ${token.text.muted};
  }
  &:hover {
    border-color: ${token.border.control};
    background: ${token.control.bg};
  }
  &[data-empty] {
    color: ${token.text.muted};
  }

  @media print {
    & > svg {
      display: none;
    }
  }
`;

/* What can only be read is no button. */
export const ReadText = styled.div`
  display: flex;
  align-items: center;
  min-height: ${token.control.height.comfortable};
  color: ${token.text.default};
  ${words}
  overflow-wrap: anywhere;

  &[data-empty] {
    color: ${token.text.muted};
  }
  ${below.medium} {
    min-height: ${token.control.height.touch};
  }
`;

export const EditFrame = styled(ControlFrame)`
  gap: ${token.space[4]};
  ${box}
  margin-inline: calc(-1 * ${token.space[8]} - ${token.border.hairline});
  width: calc(100% + 2 * (${token.space[8]} + ${token.border.hairline}));
`;

export const EditControl = styled(TextControl)`
  ${words}

  ${below.medium} {
    /* Smaller than 16 px, and phones zoom into the field. */
    font-size: max(1rem, 1em);
  }
`;

export const EditButton = styled(InnerButton)`
  margin: 0;

  &[data-saves] {
    color: ${token.text.link};
  }
  &[aria-busy] {
    cursor: progress;
  }
  ${below.medium} {
    width: ${token.control.height.compact};
    margin-inline: 0;
  }
`;
