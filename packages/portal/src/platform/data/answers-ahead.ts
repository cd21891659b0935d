import { dataKey, type DataKey, type Resource } from './data-keys.ts';

/** Hands an answer that is on its way to whoever asks for it first. */
export type KeepAnswer = <Data>(resource: Resource, answer: Promise<Data>) => Promise<Data>;

export interface AnswersAhead {
  keepFor(principal: string): KeepAnswer;
  /** Those that are there by now. From then on everybody asks for themselves. */
  take(): readonly (readonly [key: DataKey, answer: unknown])[];
}

/** Answers that come before anything is drawn: the first page begins with them, in place of a picture of its loading. */
export function createAnswersAhead(): AnswersAhead {
  let isWanted = true;
  let answers: (readonly [DataKey, unknown])[] = [];
  return {
    keepFor: (principal) => async (resource, answer) => {
      const data = await answer;
      if (isWanted) answers.push([dataKey({ principal, language: undefined }, resource), data]);
      return data;
    },
    take() {
      const taken = answers;
      isWanted = false;
      answers = [];
      return taken;
    },
  };
}
