'use client';
import { typedParts } from './typed-parts.ts';

interface TypedPartsProps {
  readonly typed: string | undefined;
  readonly children: string;
}

/** It ends inside a word: what reads names without style sheets is to put no gap there. */
const insideWord = { display: 'inline' };

/** A text, with what was typed of it strong. */
export function TypedParts({ typed = '', children }: TypedPartsProps) {
  return typedParts(children, typed).map(({ text, isTyped, start }) =>
    isTyped ? (
      <b key={start} style={insideWord}>
        {text}
      </b>
    ) : (
      text
    ),
  );
}
