import type { Service } from '@skerry/contracts';
import { CellId, CellLines, Link } from '@skerry/ui';
import { disturbancePath } from '../disturbances/disturbances.paths.ts';
import { ServiceHealth } from './ServiceHealth.tsx';

type Disturbance = NonNullable<Service['disturbance']>;

/** Whether a service works, in a cell, and below the number of what disturbs it, which leads there. */
export function DisturbedHealth({ service }: { service: Service }) {
  if (!service.disturbance) return <ServiceHealth service={service} />;
  return (
    <CellLines detail={<DisturbanceNumber disturbance={service.disturbance} />}>
      <ServiceHealth service={service} />
    </CellLines>
  );
}

/** The number of a disturbance or a planned work, which leads to it. */
export function DisturbanceNumber({ disturbance }: { disturbance: Disturbance }) {
  return (
    <Link href={disturbancePath(disturbance)}>
      <CellId>{disturbance.reference}</CellId>
    </Link>
  );
}
