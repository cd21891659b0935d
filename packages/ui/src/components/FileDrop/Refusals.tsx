'use client';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { RefusalLine, RefusalList } from './FileDrop.styles.ts';
import { formatSize, typesOf, type FileRules, type Sorted } from './fileRules.ts';

export interface RefusalsProps {
  readonly refused: Sorted['refused'];
  readonly rules: FileRules;
}

/** Why files of the last choice stayed out. Announced, and gone with the next choice. */
export function Refusals({ refused, rules: { accept = '', maxSize = 0, maxCount = 0 } }: RefusalsProps) {
  const { locale } = useKit();
  const text = useUiText();
  const lines = refused.flatMap(({ file: { name }, why }) => {
    if (why === 'wrongType') return text('ui.fileDrop.wrongType', undefined, { name, types: typesOf(accept) });
    if (why === 'tooLarge') return text('ui.fileDrop.tooLarge', undefined, { name, size: formatSize(maxSize, locale) });
    return why === 'empty' ? text('ui.fileDrop.empty', undefined, { name }) : [];
  });
  const left = refused.filter(({ why }) => why === 'tooMany').map(({ file }) => file.name);
  if (left.length > 0) lines.push(text('ui.fileDrop.tooMany', undefined, { limit: maxCount, names: left.join(', ') }));
  return (
    <RefusalList role="alert">
      {lines.map((line) => (
        <RefusalLine key={line}>
          <Icon icon={IconAlertTriangleFilled} size="small" />
          {line}
        </RefusalLine>
      ))}
    </RefusalList>
  );
}
