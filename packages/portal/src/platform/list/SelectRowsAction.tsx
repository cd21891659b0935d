import { ViewMenuAction } from '@skerry/ui';
import { IconSquareCheck } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

export interface SelectRowsActionProps {
  isSelecting: boolean;
  onChange: (isSelecting: boolean) => void;
  close: () => void;
}

/** On phones rows have no check boxes until somebody wants to select some. */
export function SelectRowsAction({ isSelecting, onChange, close }: SelectRowsActionProps) {
  const { formatMessage } = useIntl();
  return (
    <ViewMenuAction
      icon={IconSquareCheck}
      onClick={() => {
        onChange(!isSelecting);
        close();
      }}
    >
      {formatMessage({ id: isSelecting ? 'list.select.end' : 'list.select.begin' })}
    </ViewMenuAction>
  );
}
