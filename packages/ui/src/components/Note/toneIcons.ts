import {
  IconAlertTriangle,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconInfoCircle,
  IconPencil,
  IconSnowflake,
} from '@tabler/icons-react';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import type { Tone } from './Note.styles.ts';

/** The sign of each tone: it is never said by colour alone. */
export const toneIcons: Readonly<Record<Tone, IconComponent>> = {
  neutral: IconInfoCircle,
  info: IconInfoCircle,
  positive: IconCircleCheckFilled,
  attention: IconAlertTriangle,
  critical: IconAlertTriangleFilled,
  limit: IconSnowflake,
  draft: IconPencil,
};
