import { useState } from 'react';

interface Naming {
  /** Index of the scenario that is named. */
  readonly at: number;
  /** Undefined until something is written. */
  readonly draft: string | undefined;
}

/** Which scenario is being named, and as what: a head can come and go with the room that a window has. */
export function useNaming() {
  const [naming, setNaming] = useState<Naming>();
  return {
    isNaming: (at: number) => naming?.at === at,
    draftOf: (at: number) => (naming?.at === at ? naming.draft : undefined),
    start: (at: number) => setNaming({ at, draft: undefined }),
    write: (draft: string) => setNaming((before) => before && { ...before, draft }),
    stop: () => setNaming(undefined),
    /** The scenarios behind the one that is removed move up. */
    leaveOut: (place: number) =>
      setNaming((before) =>
        before === undefined || before.at === place
          ? undefined
          : { ...before, at: before.at > place ? before.at - 1 : before.at },
      ),
  };
}
