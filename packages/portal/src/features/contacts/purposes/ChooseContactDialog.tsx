import type { ContactPurpose } from '@skerry/contracts';
import { Button } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import { DialogForm } from '../../../platform/form/DialogForm.tsx';
import { findContacts } from '../contacts.queries.ts';

export interface ChooseContactDialogProps {
  purpose: ContactPurpose;
  onChoose: (contactId: string) => void;
  /** Somebody new; undefined where the reader may add nobody. */
  onAdd?: () => void;
  onClose: () => void;
}

/** Asks who is to be told about a purpose: somebody who is a contact already, or somebody new. */
export function ChooseContactDialog({ purpose, onChoose, onAdd, onClose }: ChooseContactDialogProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const loadOptions = useCallback(
    async (text: string, { signal }: { signal: AbortSignal }) => {
      const found = await findContacts(api, text, signal);
      return found.map(({ id, name, email }) => ({ value: id, label: name, description: email }));
    },
    [api],
  );
  return (
    <DialogForm
      title={formatMessage(
        { id: 'contactForm.choose.title' },
        { name: formatMessage({ id: `contacts.type.${purpose.type}` }) },
      )}
      help={formatMessage({ id: 'contactForm.choose.help' })}
      submitLabel={formatMessage({ id: 'contactForm.choose.submit' })}
      pendingLabel={formatMessage({ id: 'contactForm.choose.submit' })}
      isDirty={false}
      canSubmit={chosen !== undefined}
      isPending={false}
      footerStart={
        onAdd && (
          <Button variant="ghost" onClick={onAdd}>
            {formatMessage({ id: 'contactForm.new' })}
          </Button>
        )
      }
      onSubmit={() => {
        if (chosen) onChoose(chosen.value);
      }}
      onClose={onClose}
    >
      <Combobox
        label={formatMessage({ id: 'contactForm.choose.who' })}
        loadOptions={loadOptions}
        value={chosen}
        onValueChange={(choice) => setChosen(choice)}
        nothingFoundText={formatMessage({ id: 'contacts.replace.noneFound' })}
      />
    </DialogForm>
  );
}
