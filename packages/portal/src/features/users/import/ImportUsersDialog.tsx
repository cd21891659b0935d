import type { UserImport, UserImportResult } from '@skerry/contracts';
import { Button, Dialog, RadioGroup, Stack, TextArea } from '@skerry/ui';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
import { TextFileDrop } from '../../../platform/files/TextFileDrop.tsx';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import { DiscardTypedDialog } from '../../../platform/unsaved-changes/DiscardTypedDialog.tsx';
import { userFailure } from '../userRefusal.ts';
import { ImportTable, isWrong, type ImportedRow } from './ImportTable.tsx';
import { importFormId } from './importFormId.ts';
import { useCheckImport, useImportUsers } from './userImport.mutations.ts';
import { importColumns, maxImportRows, readUserRows, writeUserRows, type ReadRow } from './userRows.ts';

const modes = ['skip', 'update'] as const;

type Step = { name: 'bring' } | { name: 'preview' | 'outcome'; rows: readonly ImportedRow[] };

export interface ImportUsersDialogProps {
  onClose: () => void;
}

/** Users from a file: brought, looked at line by line, then imported. */
export function ImportUsersDialog({ onClose }: ImportUsersDialogProps) {
  const { formatMessage } = useIntl();
  const roles = useRoles().data;
  const form = useTypedTexts(importFormId, { text: '', existing: 'skip' });
  const { text } = form.values;
  const mode = modes.find((each) => each === form.values.existing) ?? 'skip';
  const [step, setStep] = useState<Step>({ name: 'bring' });
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();
  const check = useCheckImport();
  const send = useImportUsers();
  const keyOf = useIdempotencyKey();
  const rows = useMemo(() => readUserRows(text, roles ?? []), [text, roles]);
  const isPending = check.isPending || send.isPending;
  const isTooLong = rows.length > maxImportRows;
  const shown = step.name === 'bring' ? [] : step.rows;
  const right = shown.filter((row) => !isWrong(row));
  const left = shown.length - right.length;

  const close = () => {
    if (step.name !== 'outcome' && text !== '') setAsking(true);
    else onClose();
  };
  const goBack = () => {
    setError(undefined);
    setStep({ name: 'bring' });
  };

  function preview() {
    setError(undefined);
    const sent = rows.filter(({ fault }) => !fault);
    if (sent.length === 0) {
      setStep({ name: 'preview', rows: withResults(rows, []) });
      return;
    }
    check.start(importOf(sent, mode), {
      done: ({ results }) => setStep({ name: 'preview', rows: withResults(rows, results) }),
      failed: setError,
    });
  }

  function importAll() {
    setError(undefined);
    const body = importOf(right, mode);
    send.start(
      { body, idempotencyKey: keyOf(body) },
      {
        done: ({ results }) => {
          const outcome = new Map(right.map(({ number }, index) => [number, results[index]]));
          const done = shown.map((row) => ({ ...row, result: outcome.get(row.number) ?? row.result }));
          // What is not in yet is left to be corrected.
          form.set('text', writeUserRows(done.filter(isWrong)));
          setStep({ name: 'outcome', rows: done });
        },
        failed: setError,
      },
    );
  }

  const submit = step.name === 'bring' ? preview : importAll;
  return (
    <>
      <Dialog
        isOpen
        width={step.name === 'bring' ? 'medium' : 'large'}
        title={formatMessage({ id: 'userImport.title' })}
        help={
          step.name === 'bring'
            ? formatMessage({ id: 'userImport.help' }, { columns: importColumns.join('; ') })
            : step.name === 'preview'
              ? formatMessage({ id: 'userImport.preview' }, { ready: right.length, left })
              : formatMessage({ id: 'userImport.outcome' }, { done: right.length, left })
        }
        error={
          error !== undefined && (
            <FailureText
              title={step.name === 'bring' ? 'userImport.notChecked' : 'userImport.notImported'}
              message={userFailure(error).message}
              error={error}
            />
          )
        }
        isUpdating={isPending}
        updatingText={formatMessage({ id: step.name === 'bring' ? 'userImport.checking' : 'userImport.importing' })}
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault();
          // The submit of a form in a dialog must not reach a form around it.
          event.stopPropagation();
          submit();
        }}
        footerStart={
          step.name === 'preview' && (
            <Button variant="ghost" disabled={isPending} onClick={goBack}>
              {formatMessage({ id: 'userImport.back' })}
            </Button>
          )
        }
        footer={
          step.name === 'outcome' ? (
            <>
              {left > 0 && (
                <Button variant="ghost" onClick={goBack}>
                  {formatMessage({ id: 'userImport.correct' })}
                </Button>
              )}
              <Button variant="primary" onClick={onClose}>
                {formatMessage({ id: 'userImport.done' })}
              </Button>
            </>
          ) : (
            <>
              <Button variant="ghost" disabled={isPending} onClick={close}>
                {formatMessage({ id: 'form.cancel' })}
              </Button>
              <Button
                variant="primary"
                type="submit"
                disabled={step.name === 'bring' ? rows.length === 0 || isTooLong || !roles : right.length === 0}
                isLoading={isPending}
                loadingText={formatMessage({
                  id: step.name === 'bring' ? 'userImport.checking' : 'userImport.importing',
                })}
              >
                {step.name === 'bring'
                  ? formatMessage({ id: 'userImport.check' })
                  : formatMessage({ id: 'userImport.import' }, { count: right.length })}
              </Button>
            </>
          )
        }
      >
        <Stack>
          {step.name === 'bring' ? (
            <>
              <TextFileDrop
                label={formatMessage({ id: 'userImport.file' })}
                unreadable={(name) => formatMessage({ id: 'userImport.unreadable' }, { name })}
                onText={(text) => form.set('text', text)}
              />
              <TextArea
                label={formatMessage({ id: 'userImport.rows' })}
                hint={formatMessage({ id: 'userImport.rows.hint' })}
                rows={6}
                spellCheck={false}
                value={text}
                error={
                  isTooLong && formatMessage({ id: 'userImport.tooMany' }, { count: rows.length, max: maxImportRows })
                }
                onChange={(event) => form.set('text', event.target.value)}
              />
              <RadioGroup
                label={formatMessage({ id: 'userImport.existing' })}
                options={modes.map((value) => ({
                  value,
                  label: formatMessage({ id: `userImport.existing.${value}` }),
                }))}
                value={mode}
                onValueChange={(value) => form.set('existing', value)}
              />
            </>
          ) : (
            <ImportTable rows={step.rows} isDone={step.name === 'outcome'} />
          )}
        </Stack>
      </Dialog>
      <DiscardTypedDialog isOpen={isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}

function importOf(rows: readonly ReadRow[], existing: UserImport['existing']): UserImport {
  return { existing, rows: rows.map(({ user }) => user) };
}

/** Each line with what the server says of it; of those that it was not asked about, that they are wrong. */
function withResults(rows: readonly ReadRow[], results: UserImportResult['results']): ImportedRow[] {
  const answers = [...results];
  return rows.map((row) => ({
    ...row,
    result: (row.fault ? undefined : answers.shift()) ?? { outcome: 'FAILED', userId: null, code: null, errors: [] },
  }));
}
