import { Button, Dialog, Select, Stack, TextField } from '@skerry/ui';
import { useState, type SubmitEvent } from 'react';
import { useLanguage } from '../languages/LanguageContext.ts';
import { accessNames, type Access, type Site } from './sites.ts';

const accesses = Object.entries(accessNames).map(([value, label]) => ({ value: value as Access, label }));

export interface AddSiteDialogProps {
  readonly onAdd: (site: Site) => void;
  readonly onClose: () => void;
}

export function AddSiteDialog({ onAdd, onClose }: AddSiteDialogProps) {
  const texts = useLanguage().texts.sites;
  const [name, setName] = useState('');
  const [town, setTown] = useState('');
  const [access, setAccess] = useState<Access>('fibre');
  const [isNameMissing, setNameMissing] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === '') setNameMissing(true);
    else onAdd({ id: crypto.randomUUID(), name, town, access });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.addTitle}
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit">
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField
          label={texts.name}
          required
          value={name}
          error={isNameMissing && name.trim() === '' ? texts.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField label={texts.town} isOptional value={town} onChange={(event) => setTown(event.target.value)} />
        <Select label={texts.access} options={accesses} value={access} onValueChange={setAccess} />
      </Stack>
    </Dialog>
  );
}
