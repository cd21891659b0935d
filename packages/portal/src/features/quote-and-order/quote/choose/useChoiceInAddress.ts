import type { Quote } from '@skerry/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choiceOf, readScenario, scenarioOf, writeScenario } from '../../what-if/scenarios.ts';
import { firstChoice, type PriceChoice } from './priceChoice.ts';
import { priceModes, type PriceMode } from './priceMode.ts';

/** What is chosen of a quote, and how its prices are shown: the address keeps both, for a reload and for a link. */
export function useChoiceInAddress(quote: Quote) {
  const [query, setQuery] = useSearchParams();
  const [given, setGiven] = useState(() => {
    const scenario = readScenario(query.get('price') ?? '', quote);
    return scenario && choiceOf(quote, scenario);
  });
  const [mode, setMode] = useState(() => priceModes.find((each) => each === query.get('show')) ?? priceModes[0]);
  const set = (name: string, value: string | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    // Prices may come, and go, while somebody looks at them.
    choice: given ?? firstChoice(quote),
    onChoose(choice: PriceChoice) {
      const scenario = scenarioOf(choice);
      setGiven(choice);
      set('price', scenario && writeScenario(scenario));
    },
    mode,
    onMode(next: PriceMode) {
      setMode(next);
      set('show', next === priceModes[0] ? undefined : next);
    },
  };
}
