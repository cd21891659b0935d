import type { Service } from '@skerry/contracts';
import { Tag, Text, token, VisuallyHidden } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { TagSwatch } from './TagSwatch.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface ServiceTagListProps {
  tags: Service['tags'];
  /** How many are shown; the rest is a number, spoken with its names. @default all */
  max?: number;
}

export function ServiceTagList({ tags, max = Infinity }: ServiceTagListProps) {
  const { formatMessage } = useIntl();
  if (tags.length === 0) return <Text tone="muted">{formatMessage({ id: 'services.tags.none' })}</Text>;
  const rest = tags.slice(max);
  const names = rest.map(({ name }) => name).join(', ');
  return (
    <List>
      {tags.slice(0, max).map(({ id, name, color }) => (
        <li key={id}>
          <Tag>
            <TagSwatch color={color} />
            {name}
          </Tag>
        </li>
      ))}
      {rest.length > 0 && (
        <li title={names}>
          <Text variant="caption" tone="muted" aria-hidden>
            {formatMessage({ id: 'ui.tagList.more' }, { count: rest.length })}
          </Text>
          <VisuallyHidden>{formatMessage({ id: 'services.tags.more' }, { names })}</VisuallyHidden>
        </li>
      )}
    </List>
  );
}
