import { SparkArea, SparkRoot, SparkStroke } from './MetricCard.styles.ts';
import { sparkPaths } from './sparkPaths.ts';

interface SparkLineProps {
  readonly values: readonly (number | null)[];
  readonly label: string;
}

/** The course of a figure without axes. Stretched to its width: the stroke stays as thin as it is. */
export function SparkLine({ values, label }: SparkLineProps) {
  const { line, area } = sparkPaths(values);
  return (
    <SparkRoot role="img" aria-label={label} viewBox="0 0 100 40" preserveAspectRatio="none">
      <SparkArea d={area} />
      <SparkStroke d={line} vectorEffect="non-scaling-stroke" />
    </SparkRoot>
  );
}
