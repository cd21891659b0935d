import {
  IconArrowUpRight,
  IconFileText,
  IconPlus,
  IconReplace,
  IconTrash,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ServiceChangeKind } from './service-changes.ts';

/** One icon for each change of a service, wherever it is offered. */
export const serviceChangeIcons: Readonly<Record<ServiceChangeKind, TablerIcon>> = {
  upgrade: IconArrowUpRight,
  addon: IconPlus,
  replace: IconReplace,
  renegotiate: IconFileText,
  move: IconTruckDelivery,
  terminate: IconTrash,
};
