import { IconButton, Inline, TextField } from '@skerry/ui';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { NameLine } from './Scenarios.styles.ts';
import { maxScenarioName } from './scenarios.ts';

interface ScenarioNameProps {
  letter: string;
  /** What is written now. */
  draft: string;
  onDraft: (draft: string) => void;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Names a scenario where its name stands. */
export function ScenarioName({ letter, draft, onDraft, onSave, onCancel }: ScenarioNameProps) {
  const { formatMessage } = useIntl();
  const save = () => onSave(draft.trim());
  return (
    <NameLine
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel();
      }}
    >
      <TextField
        label={formatMessage({ id: 'quoteWhatIf.nameOf' }, { letter })}
        size="small"
        maxLength={maxScenarioName}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // It would press the button that gets the focus.
          event.preventDefault();
          save();
        }}
      />
      <Inline gap={4}>
        <IconButton size="small" icon={IconCheck} label={formatMessage({ id: 'form.save' })} onClick={save} />
        <IconButton size="small" icon={IconX} label={formatMessage({ id: 'form.cancel' })} onClick={onCancel} />
      </Inline>
    </NameLine>
  );
}
