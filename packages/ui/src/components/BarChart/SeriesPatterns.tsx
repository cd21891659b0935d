const hatches = ['', 'M0 8L8 0', 'M0 0L8 8', 'M0 4H8', 'M4 0V8', 'M0 8L8 0M0 0L8 8'];

/** The fill of each series: its colour, and a hatch that shows where colour cannot be relied on. */
export function SeriesPatterns({ id }: { id: string }) {
  return (
    <defs>
      {hatches.map((hatch, index) => (
        <pattern key={index} id={`${id}-${index + 1}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <g data-series={index + 1}>
            <rect data-part="fill" width={8} height={8} />
            {hatch !== '' && <path data-hatch="" d={hatch} fill="none" />}
          </g>
        </pattern>
      ))}
    </defs>
  );
}
