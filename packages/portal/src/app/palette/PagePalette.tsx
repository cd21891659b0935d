import { CommandPalette, type Command } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { navGroups } from '../../platform/feature/feature.ts';
import { useServices, useVisitor } from '../useServices.ts';
import { reachablePages } from './reachable-pages.ts';

export interface PagePaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Goes to a page by a few letters of its name: to those that the visitor may open, and to no others. */
export function PagePalette({ isOpen, onClose }: PagePaletteProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { features } = useServices();
  const visitor = useVisitor();
  const groups = useMemo(() => {
    const pages = reachablePages(features, visitor);
    return navGroups.map((id) => ({
      id,
      label: formatMessage({ id: `shell.nav.group.${id}` }),
      commands: pages
        .filter(({ group }) => group === id)
        .map(({ path, name, icon }): Command => ({
          id: path,
          label: formatMessage({ id: name }),
          ...(icon && { icon }),
        })),
    }));
  }, [features, visitor, formatMessage]);
  return (
    <CommandPalette
      isOpen={isOpen}
      groups={groups}
      placeholder={formatMessage({ id: 'palette.placeholder' })}
      onClose={onClose}
      onCommand={({ id: path }) => void navigate(path)}
    />
  );
}
