/** The page numbers to show: the first, the last and three round the current one. A gap never stands for a single page. */
export function pageWindow(page: number, count: number): (number | 'gap')[] {
  const middle = Math.min(Math.max(page, 2), count - 1);
  const shown = [1, middle - 1, middle, middle + 1, count].filter(
    (place, index, all) => place >= 1 && place <= count && all.indexOf(place) === index,
  );
  return shown.flatMap((place, index) => {
    const left = place - (shown[index - 1] ?? 0) - 1;
    return left === 0 ? [place] : left === 1 ? [place - 1, place] : ['gap' as const, place];
  });
}
