// For the kits that bring no icons of their own, and for the page by hand. Drawn for 24 × 24.
export const paths = {
  close: 'M18 6 6 18M6 6l12 12',
  down: 'm6 9 6 6 6-6',
  search: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM21 21l-6-6',
};

export function StrokeIcon({ path, size = 20 }: { path: keyof typeof paths; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d={paths[path]} />
    </svg>
  );
}
