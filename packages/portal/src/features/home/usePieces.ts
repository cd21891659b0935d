import { useEffect, useState } from 'react';
import { loadChunk } from '../../platform/browser/load-chunk.ts';
import { useOpenFeatures } from '../../platform/feature/useOpenFeatures.ts';
import { useLanguageStore } from '../../platform/language/useLanguage.ts';
import { withTexts } from '../../platform/language/with-texts.ts';
import type { FeatureOverview, OverviewPart, OverviewPiece } from '../../platform/overview/overview.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { overviewParts } from './home.reads.ts';

export interface Pieces {
  /** What to ask the server for. */
  parts: readonly OverviewPart[];
  /** Undefined until they have been fetched. */
  pieces: readonly OverviewPiece[] | undefined;
}

/** What the features that are open to the user add to the overview. Where that can't be fetched, rendering throws. */
export function usePieces(): Pieces {
  const features = useOpenFeatures();
  const { customer } = useStartupData();
  const language = useLanguageStore();
  const [fetched, setFetched] = useState<{ pieces: readonly OverviewPiece[] } | { error: unknown }>();

  useEffect(() => {
    let isWanted = true;
    const settle = (outcome: typeof fetched) => {
      if (isWanted) setFetched(outcome);
    };
    const load = ({ texts, pieces }: FeatureOverview) => loadChunk(() => withTexts(language, texts, pieces));
    Promise.all(features.flatMap(({ overview }) => (overview ? [load(overview)] : []))).then(
      (all) => settle({ pieces: all.flat().sort((a, b) => Number(a.isLast ?? false) - Number(b.isLast ?? false)) }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [features, language]);

  if (fetched && 'error' in fetched) throw fetched.error;
  const parts = overviewParts(features, customer.active);
  return { parts, pieces: fetched?.pieces.filter(({ part }) => parts.includes(part)) };
}
