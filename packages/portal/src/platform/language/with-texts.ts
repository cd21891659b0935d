import type { MessageArea } from '@skerry/i18n';
import type { LanguageStore } from './language-store.ts';

/** Fetches a part of the program and the texts that it needs, side by side: it has arrived when both have. */
export async function withTexts<Part>(
  language: Pick<LanguageStore, 'addTexts'>,
  areas: readonly MessageArea[],
  load: () => Promise<Part>,
): Promise<Part> {
  const [part] = await Promise.all([load(), language.addTexts(areas)]);
  return part;
}
