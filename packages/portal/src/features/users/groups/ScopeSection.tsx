import { scopeKinds, type RoleGroup, type ScopeKind } from '@skerry/contracts';
import { SegmentedControl, Stack, Text } from '@skerry/ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import { useDebouncedValue } from '../../../platform/browser/useDebouncedValue.ts';
import { ItemsField } from '../../../platform/form/ItemsField.tsx';
import { TagSwatch } from '../../../platform/services-section/TagSwatch.tsx';
import { GroupFormPart } from './GroupFormPart.tsx';
import { hasScope, isSameScope, scopeOf, type ScopePart } from './groupForm.ts';
import { useGroupPreview } from './groups.queries.ts';
import { findScopeItems } from './groups.reads.ts';
import type { GroupSectionProps } from './groupSection.ts';
import { holdingsWord } from './groupWords.ts';

export interface ScopeSectionProps extends GroupSectionProps {
  group: RoleGroup | undefined;
}

/** What the group's rights are narrowed to. */
export function ScopeSection({ values, isReadOnly, onChange, group }: ScopeSectionProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'userGroups.field.scope' });
  const { scopeKind } = values;
  return (
    <GroupFormPart title={title} help={formatMessage({ id: 'userGroups.scope.help' })}>
      <Stack gap={12}>
        <SegmentedControl
          label={title}
          options={scopeKinds.map((kind) => ({
            value: kind,
            label: formatMessage({ id: `userGroups.scope.kind.${kind}` }),
            disabled: isReadOnly,
          }))}
          value={scopeKind}
          onValueChange={(kind: ScopeKind) => onChange({ scopeKind: kind })}
        />
        {scopeKind !== 'all' && (
          <ScopeItems
            key={scopeKind}
            kind={scopeKind}
            values={values}
            isReadOnly={isReadOnly}
            onItemsChange={(items) => onChange({ scopeItems: { ...values.scopeItems, [scopeKind]: items } })}
          />
        )}
        <Text as="p" variant="caption" tone="muted" role="status">
          <Holdings values={values} group={group} />
        </Text>
      </Stack>
    </GroupFormPart>
  );
}

interface ScopeItemsProps extends Pick<GroupSectionProps, 'values' | 'isReadOnly'> {
  kind: ScopePart;
  onItemsChange: (items: GroupSectionProps['values']['scopeItems'][ScopePart]) => void;
}

/** What is chosen of one kind, and the field that finds more. */
function ScopeItems({ kind, values, isReadOnly, onItemsChange }: ScopeItemsProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const find = useCallback((text: string, signal: AbortSignal) => findScopeItems(api, kind, text, signal), [api, kind]);
  return (
    <ItemsField
      label={formatMessage({ id: `userGroups.scope.add.${kind}` })}
      removeLabel={(name) => formatMessage({ id: 'userGroups.scope.remove' }, { name })}
      nothingFoundText={formatMessage({ id: 'userGroups.scope.noneFound' })}
      items={values.scopeItems[kind]}
      isReadOnly={isReadOnly}
      find={find}
      onItemsChange={onItemsChange}
      lead={({ color }) => color !== undefined && <TagSwatch color={color} />}
    />
  );
}

/** What the scope covers today: of a saved one it is known, of another it is asked for. */
function Holdings({ values, group }: Pick<ScopeSectionProps, 'values' | 'group'>) {
  const intl = useIntl();
  const scope = scopeOf(values);
  const isSaved = group !== undefined && isSameScope(scope, { kind: group.scope.kind, ids: idsOf(group) });
  const isAsked = !isSaved && scope.kind !== 'all' && hasScope(scope);
  const asked = useDebouncedValue(JSON.stringify(scope), 300);
  const preview = useGroupPreview(
    isAsked && asked === JSON.stringify(scope) ? { roleIds: [], permissions: [], memberIds: [], scope } : undefined,
  );
  if (scope.kind === 'all') return intl.formatMessage({ id: 'userGroups.scope.holds.all' });
  if (!hasScope(scope)) return intl.formatMessage({ id: `userGroups.scope.required.${scope.kind}` });
  if (isSaved) return holdingsWord(intl, scope.kind, scope.ids.length, group.holds);
  if (preview.error !== undefined) return intl.formatMessage({ id: 'userGroups.scope.notCounted' });
  if (!preview.data || preview.isLoading) return intl.formatMessage({ id: 'userGroups.scope.counting' });
  return holdingsWord(intl, scope.kind, scope.ids.length, preview.data.holds);
}

function idsOf({ scope }: RoleGroup): string[] {
  return scope.kind === 'all' ? [] : scope.items.map(({ id }) => id);
}
