/* How the lines of the series differ where colour cannot be relied on: on paper, in forced colours and where more contrast is asked for. The first is whole. */
const dashes = { 2: [7, 3], 3: [2, 3], 4: [10, 3, 2, 3], 5: [12, 5], 6: [4, 2, 1, 2] };

/** For the lines of a chart. */
export const dashedLines = Object.entries(dashes)
  .map(([number, lengths]) => `& path[data-series='${number}'] { stroke-dasharray: ${lengths.join(' ')}; }`)
  .join('\n');

/** The same for the marks that name them, drawn as a background in `color`. */
export function dashedMarks(mark: string, color: string): string {
  const rules = Object.entries(dashes).map(([number, lengths]) => {
    let end = 0;
    const stops = lengths.map((length, index) => {
      const start = end;
      end += length;
      return `${index % 2 === 0 ? color : 'transparent'} ${start}px ${end}px`;
    });
    return `&[data-series='${number}']${mark} { background-image: repeating-linear-gradient(90deg, ${stops.join(', ')}); }`;
  });
  return [`&${mark} { background: linear-gradient(${color} 0 0); }`, ...rules].join('\n');
}
