import { useSearchParams } from 'react-router-dom';

/** Whether only what touches the company is shown, as the address says: `?scope=country` is all that is told to everybody there. */
export function useScope(): { onlyMine: boolean; change: (onlyMine: boolean) => void } {
  const [query, setQuery] = useSearchParams();
  return {
    onlyMine: query.get('scope') !== 'country',
    change(onlyMine) {
      const next = new URLSearchParams(query);
      next.delete('page');
      if (onlyMine) next.delete('scope');
      else next.set('scope', 'country');
      setQuery(next, { replace: true });
    },
  };
}
