import type { Service } from '@skerry/contracts';
import { TagList, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { TagSwatch } from '../../../platform/services-section/TagSwatch.tsx';

export interface ServiceTagListProps {
  tags: Service['tags'];
  /** `fit`: as many as a line has room for; the rest is a number that tells its names. @default all */
  max?: number | 'fit';
}

export function ServiceTagList({ tags, max = Infinity }: ServiceTagListProps) {
  const { formatMessage } = useIntl();
  if (tags.length === 0) return <Text tone="muted">{formatMessage({ id: 'services.tags.none' })}</Text>;
  return (
    <TagList
      max={max}
      items={tags.map(({ id, name, color }) => ({ id, label: name, mark: <TagSwatch color={color} /> }))}
    />
  );
}
