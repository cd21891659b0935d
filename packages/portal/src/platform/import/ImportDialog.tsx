import { Button, Dialog, RadioGroup, Stack, TextArea } from '@skerry/ui';
import { useMemo, useState, type ReactNode } from 'react';
import type { MessageId } from '@skerry/i18n';
import { useIntl } from 'react-intl';
import { FailureText } from '../alerts/FailureNote.tsx';
import { useIdempotencyKey } from '../api/useIdempotencyKey.ts';
import { TextFileDrop } from '../files/TextFileDrop.tsx';
import { useTypedTexts } from '../form/useTypedTexts.ts';
import { writeFileLines } from './fileLines.ts';
import { DiscardTypedDialog } from '../unsaved-changes/DiscardTypedDialog.tsx';
import type { Keyed } from '../api/idempotency-key.ts';
import type { Failure } from '../api/refusals.ts';
import type { Write } from '../data/useWrite.ts';

const modes = ['skip', 'update'] as const;

/** One line of a file. */
export interface FileRow {
  /** Place among the lines, from 1, as a spreadsheet counts them. */
  readonly number: number;
  /** What was brought of it. */
  readonly cells: readonly string[];
  /** Why it can't even be checked. */
  readonly fault?: MessageId;
}

interface RowOutcome {
  outcome: string;
}

/** A line with what becomes of it. */
export type Imported<Row, Result> = Row & { readonly result: Result };

export interface ImportBody<Item> {
  existing: 'skip' | 'update';
  rows: Item[];
}

type Step<Row, Result> = { name: 'bring' } | { name: 'preview' | 'outcome'; rows: readonly Imported<Row, Result>[] };

export interface ImportDialogProps<Row extends FileRow, Item, Result extends RowOutcome> {
  /** Begins the ids of its texts. */
  texts: 'userImport' | 'contactImport';
  formId: string;
  columns: readonly string[];
  maxRows: number;
  /** Undefined while that which it needs is on its way. */
  read: ((text: string) => Row[]) | undefined;
  itemOf: (row: Row) => Item;
  /** Of a line that the server was not asked about. */
  failedResult: Result;
  check: Write<ImportBody<Item>, { results: Result[] }>;
  send: Write<Keyed<{ body: ImportBody<Item> }>, { results: Result[] }>;
  failureOf: (error: unknown) => Failure;
  table: (rows: readonly Imported<Row, Result>[], isDone: boolean) => ReactNode;
  onClose: () => void;
}

/** Things from a file: brought, looked at line by line, then imported. */
export function ImportDialog<Row extends FileRow, Item, Result extends RowOutcome>(
  props: ImportDialogProps<Row, Item, Result>,
) {
  const { texts, formId, maxRows, read, failedResult, check, send, onClose } = props;
  const { formatMessage } = useIntl();
  const form = useTypedTexts(formId, { text: '', existing: 'skip' });
  const { text } = form.values;
  const mode = modes.find((each) => each === form.values.existing) ?? 'skip';
  const [step, setStep] = useState<Step<Row, Result>>({ name: 'bring' });
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();
  const keyOf = useIdempotencyKey();
  const rows = useMemo(() => read?.(text) ?? [], [text, read]);
  const isPending = check.isPending || send.isPending;
  const isTooLong = rows.length > maxRows;
  const shown = step.name === 'bring' ? [] : step.rows;
  const right = shown.filter((row) => !isWrong(row));
  const left = shown.length - right.length;
  // What stays as it is is sent along, and is no news.
  const changes = right.filter(({ result }) => !['SKIPPED', 'UNCHANGED'].includes(result.outcome)).length;

  const bodyOf = (sent: readonly Row[]): ImportBody<Item> => ({ existing: mode, rows: sent.map(props.itemOf) });

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
      setStep({ name: 'preview', rows: withResults(rows, [], failedResult) });
      return;
    }
    check.start(bodyOf(sent), {
      done: ({ results }) => setStep({ name: 'preview', rows: withResults(rows, results, failedResult) }),
      failed: setError,
    });
  }

  function importAll() {
    setError(undefined);
    const body = bodyOf(right);
    send.start(
      { body, idempotencyKey: keyOf(body) },
      {
        done: ({ results }) => {
          const outcome = new Map(right.map(({ number }, index) => [number, results[index]]));
          const done = shown.map((row) => ({ ...row, result: outcome.get(row.number) ?? row.result }));
          // What is not in yet is left to be corrected.
          form.set('text', writeFileLines(done.filter(isWrong)));
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
        title={formatMessage({ id: `${texts}.title` })}
        help={
          step.name === 'bring'
            ? formatMessage({ id: `${texts}.help` }, { columns: props.columns.join('; ') })
            : step.name === 'preview'
              ? formatMessage({ id: `${texts}.preview` }, { ready: changes, same: right.length - changes, left })
              : formatMessage({ id: `${texts}.outcome` }, { done: changes, left })
        }
        error={
          error !== undefined && (
            <FailureText
              title={step.name === 'bring' ? `${texts}.notChecked` : `${texts}.notImported`}
              message={props.failureOf(error).message}
              error={error}
            />
          )
        }
        isUpdating={isPending}
        updatingText={formatMessage({ id: step.name === 'bring' ? `${texts}.checking` : `${texts}.importing` })}
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
              {formatMessage({ id: `${texts}.back` })}
            </Button>
          )
        }
        footer={
          step.name === 'outcome' ? (
            <>
              {left > 0 && (
                <Button variant="ghost" onClick={goBack}>
                  {formatMessage({ id: `${texts}.correct` })}
                </Button>
              )}
              <Button variant="primary" onClick={onClose}>
                {formatMessage({ id: `${texts}.done` })}
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
                disabled={step.name === 'bring' ? rows.length === 0 || isTooLong : changes === 0}
                isLoading={isPending}
                loadingText={formatMessage({
                  id: step.name === 'bring' ? `${texts}.checking` : `${texts}.importing`,
                })}
              >
                {step.name === 'bring'
                  ? formatMessage({ id: `${texts}.check` })
                  : formatMessage({ id: `${texts}.import` }, { count: changes })}
              </Button>
            </>
          )
        }
      >
        <Stack>
          {step.name === 'bring' ? (
            <>
              <TextFileDrop
                label={formatMessage({ id: `${texts}.file` })}
                unreadable={(name) => formatMessage({ id: `${texts}.unreadable` }, { name })}
                onText={(text) => form.set('text', text)}
              />
              <TextArea
                label={formatMessage({ id: `${texts}.rows` })}
                hint={formatMessage({ id: `${texts}.rows.hint` })}
                rows={6}
                spellCheck={false}
                value={text}
                error={isTooLong && formatMessage({ id: `${texts}.tooMany` }, { count: rows.length, max: maxRows })}
                onChange={(event) => form.set('text', event.target.value)}
              />
              <RadioGroup
                label={formatMessage({ id: `${texts}.existing` })}
                options={modes.map((value) => ({
                  value,
                  label: formatMessage({ id: `${texts}.existing.${value}` }),
                }))}
                value={mode}
                onValueChange={(value) => form.set('existing', value)}
              />
            </>
          ) : (
            props.table(step.rows, step.name === 'outcome')
          )}
        </Stack>
      </Dialog>
      <DiscardTypedDialog isOpen={isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}

const isWrong = ({ result }: { result: RowOutcome }) => result.outcome === 'FAILED';

/** Each line with what the server says of it; of those that it was not asked about, that they are wrong. */
function withResults<Row extends FileRow, Result extends RowOutcome>(
  rows: readonly Row[],
  results: readonly Result[],
  failed: Result,
): Imported<Row, Result>[] {
  const answers = [...results];
  return rows.map((row) => ({ ...row, result: (row.fault ? undefined : answers.shift()) ?? failed }));
}
