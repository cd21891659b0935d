import { token } from '@skerry/ui';
import { styled } from 'styled-components';
import type { End } from '../opticalForm.ts';

const Letter = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${token.space[24]};
  height: ${token.space[24]};
  border-radius: 50%;
  background: ${token.text.default};
  color: ${token.bg.surface};
  ${token.type.bodyStrong}
`;

const letters: Readonly<Record<End, string>> = { aEnd: 'A', zEnd: 'Z' };

/** As network people write on drawings which end is which; the heading beside it says it in words. */
export function EndLetter({ end }: { end: End }) {
  return <Letter aria-hidden>{letters[end]}</Letter>;
}
