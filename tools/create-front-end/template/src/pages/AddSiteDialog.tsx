import { Button, Dialog, Select, Stack, TextField } from '@skerry/ui';
import { useValueField } from '@skerry/ui/react-hook-form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLanguage } from '../languages/LanguageContext.ts';
import { accessNames, type Access, type Site } from './sites.ts';

const accesses = Object.entries(accessNames).map(([value, label]) => ({ value: value as Access, label }));

export interface AddSiteDialogProps {
  /** Saves it, and closes; throws where it could not be saved. */
  readonly onAdd: (site: Omit<Site, 'id'>) => Promise<void>;
  readonly onClose: () => void;
}

/** A form in a dialog, which waits while it is saved and says why it could not be: native fields take `register`, all others `useValueField` or `useCheckedField`. */
export function AddSiteDialog({ onAdd, onClose }: AddSiteDialogProps) {
  const texts = useLanguage().texts.sites;
  const { control, register, handleSubmit, formState } = useForm<Omit<Site, 'id'>>({
    defaultValues: { name: '', town: '', access: 'fibre' },
  });
  const isThere = (name: string) => name.trim() !== '' || texts.nameMissing;
  const access = useValueField({ control, name: 'access' });
  const [error, setError] = useState<string>();
  const isSaving = formState.isSubmitting;
  const save = handleSubmit(async (site) => {
    setError(undefined);
    await onAdd(site).catch(() => setError(texts.notSaved));
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.addTitle}
      error={error}
      isUpdating={isSaving}
      onSubmit={save}
      footer={
        <>
          <Button variant="ghost" disabled={isSaving} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" isLoading={isSaving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField
          label={texts.name}
          required
          error={formState.errors.name?.message}
          {...register('name', { validate: isThere })}
        />
        <TextField label={texts.town} isOptional {...register('town')} />
        <Select label={texts.access} options={accesses} {...access} />
      </Stack>
    </Dialog>
  );
}
