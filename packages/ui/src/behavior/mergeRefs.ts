import type { Ref, RefCallback } from 'react';

/** One ref that sets several. */
export function mergeRefs<Target>(...refs: readonly (Ref<Target> | undefined)[]): RefCallback<Target> {
  return (target) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === 'function') {
        const cleanup = ref(target);
        return typeof cleanup === 'function' ? cleanup : () => ref(null);
      }
      if (ref) ref.current = target;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  };
}
