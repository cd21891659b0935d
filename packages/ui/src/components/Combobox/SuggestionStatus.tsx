'use client';
import { IconAlertTriangleFilled, IconRefresh } from '@tabler/icons-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { PanelFoot, PanelNote } from '../Listbox/Listbox.styles.ts';
import { ListStatus } from '../Listbox/ListStatus.tsx';
import type { Suggestions } from './useSuggestions.ts';

interface SuggestionStatusProps {
  readonly status: Suggestions<string>['status'];
  readonly count: number;
  readonly onRetry: () => void;
  readonly nothingFoundText?: string | undefined;
  readonly failedText?: string | undefined;
}

/** What stands under the suggestions, or in their place. */
export function SuggestionStatus({ status, count, onRetry, nothingFoundText, failedText }: SuggestionStatusProps) {
  const text = useUiText();
  if (status !== 'failed')
    return <ListStatus count={count} isLoading={false} isFiltered nothingFoundText={nothingFoundText} />;
  return (
    <>
      <PanelNote role="alert" data-tone="critical">
        <Icon icon={IconAlertTriangleFilled} size="small" />
        {text('ui.combobox.error', failedText)}
      </PanelNote>
      <PanelFoot>
        <Button variant="ghost" size="small" icon={IconRefresh} onClick={onRetry}>
          {text('ui.errorState.tryAgain')}
        </Button>
      </PanelFoot>
    </>
  );
}
