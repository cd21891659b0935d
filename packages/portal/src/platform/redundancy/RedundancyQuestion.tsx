import type { Part } from '../browser/useLazyComponent.ts';
import { useRequiredComponent } from '../browser/useRequiredComponent.ts';
import type { RedundancyQuestionProps } from './useRedundancy.ts';

const choice: Part<RedundancyQuestionProps> = {
  texts: ['redundancy', 'disturbance-words'],
  component: async () => (await import('./RedundancyChoice.tsx')).RedundancyChoice,
};

/** Says of a time that it touches both paths of a pair, and asks whether it shall be that one all the same. */
export function RedundancyQuestion(props: RedundancyQuestionProps) {
  // There all along: only what changes in it is announced.
  return <div role="status">{props.redundancy.risks.length > 0 && <FetchedChoice {...props} />}</div>;
}

/** Few times need it. */
function FetchedChoice(props: RedundancyQuestionProps) {
  const { Component } = useRequiredComponent(choice);
  return Component ? <Component {...props} /> : null;
}
