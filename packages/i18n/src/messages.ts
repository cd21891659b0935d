import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** One compiled text: the syntax tree of an ICU message. */
export type CompiledMessage = MessageFormatElement[];
