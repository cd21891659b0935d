import { token } from '@skerry/ui';
import { styled } from 'styled-components';

const Swatch = styled.span`
  flex: none;
  display: inline-block;
  width: 0.55em;
  height: 0.55em;
  border-radius: 1px;
  background: ${token.tag.grey};

  &[data-color='teal'] {
    background: ${token.tag.teal};
  }
  &[data-color='orange'] {
    background: ${token.tag.orange};
  }
  &[data-color='blue'] {
    background: ${token.tag.blue};
  }
  &[data-color='brown'] {
    background: ${token.tag.brown};
  }
  &[data-color='green'] {
    background: ${token.tone.positive.icon};
  }
  &[data-color='red'] {
    background: ${token.tone.critical.icon};
  }
  &[data-color='purple'] {
    background: ${token.tone.limit.icon};
  }
  &[data-color='black'] {
    background: ${token.tag.black};
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** A dot in the colour that a tag has by name in either theme, grey for one that is not known. Decoration: the word beside it carries the meaning. */
export function TagSwatch({ color }: { color: string }) {
  return <Swatch aria-hidden data-color={color} />;
}
