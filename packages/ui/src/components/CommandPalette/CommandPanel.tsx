'use client';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useCombobox } from 'downshift';
import { useId, useMemo, useRef, useState } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { BearingRing } from '../Spinner/BearingRing.tsx';
import { CutText } from '../Table/CutText.tsx';
import { CommandKeys, keys, useCommandKeys } from './CommandKeys.tsx';
import type { CommandPaletteProps } from './CommandPaletteProps.ts';
import {
  CommandAll,
  CommandCode,
  CommandCount,
  CommandEnd,
  CommandEscape,
  CommandFact,
  CommandField,
  CommandFrame,
  CommandGroupLabel,
  CommandHint,
  CommandInput,
  CommandList,
  CommandMatch,
  CommandName,
  CommandRow,
  CommandRows,
  CommandState,
  CommandTouchClose,
  CommandWords,
} from './CommandPalette.styles.ts';
import { CommandEmpty, CommandKind, CommandKindCount, CommandKinds } from './CommandPaletteEdges.styles.ts';
import { CommandPanelFoot } from './CommandPanelFoot.tsx';
import {
  countOf,
  filterGroups,
  markMatches,
  mergeGroups,
  shownOf,
  withoutElsewhere,
  type Command,
  type CommandGroup,
} from './commands.ts';
import { useFoundGroups } from './useFoundGroups.ts';

/** The kind that stands for all of them. */
const everything = 'all';

/** The palette while it is open. */
export function CommandPanel<Of extends Command>(props: Omit<CommandPaletteProps<Of>, 'isOpen'>) {
  const {
    onClose,
    groups,
    recent = [],
    loadGroups,
    onCommand,
    onCopy,
    shortcuts = [],
    firstQuery = '',
    ...named
  } = props;
  const { title, placeholder, closeLabel, ...rest } = named;
  const text = useUiText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const listed = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(firstQuery);
  const [highlighted, setHighlighted] = useState(0);
  const [wantedKind, setWantedKind] = useState(everything);
  // `>` before the words asks for actions only, and `?` alone for the keys.
  const isForActions = query.trimStart().startsWith(keys.actions);
  const words = isForActions ? query.trimStart().slice(keys.actions.length) : query;
  const showsKeys = query.trim() === keys.keys;
  const found = useFoundGroups(showsKeys ? '' : words, loadGroups);
  const ownKeys = useCommandKeys({ canCopy: onCopy !== undefined });

  const all = useMemo((): readonly CommandGroup<Of>[] => {
    if (showsKeys) return [];
    const narrowed = (each: CommandGroup<Of>) => !isForActions || each.areActions === true;
    if (words.trim() !== '' || isForActions)
      return withoutElsewhere(mergeGroups([...found.groups, ...filterGroups(groups, words)].filter(narrowed)));
    const last = { id: 'recent', label: text('ui.commandPalette.recent'), commands: recent };
    return [last, ...groups].filter(({ commands }) => commands.length > 0);
  }, [groups, recent, words, isForActions, showsKeys, found.groups, text]);
  const isSearching = query.trim() !== '';
  // While one types on, the chosen kind holds as long as there is something of it.
  const kind = isSearching && all.some(({ id: known }) => known === wantedKind) ? wantedKind : everything;
  const kinds = isSearching && all.length > 1 ? [everything, ...all.map(({ id: known }) => known)] : [];
  const shown = useMemo(() => {
    const isOnly = all.filter(({ areActions }) => areActions !== true).length === 1;
    return all
      .filter(({ id: known }) => kind === everything || known === kind)
      .map((group) => ({
        ...group,
        count: countOf(group),
        commands: shownOf(group, { isChosen: kind !== everything, isOnly }),
      }));
  }, [all, kind]);
  const commands = useMemo(() => shown.flatMap((group) => group.commands), [shown]);
  const highlightedIndex = Math.min(highlighted, commands.length - 1);

  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Of>({
    id,
    items: commands,
    itemToString: (command) => command?.label ?? '',
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    highlightedIndex,
    onHighlightedIndexChange(change) {
      // The keyboard keeps its place while the pointer passes by.
      if (change.type !== useCombobox.stateChangeTypes.MenuMouseLeave)
        setHighlighted(Math.max(0, change.highlightedIndex));
    },
    onSelectedItemChange({ selectedItem }) {
      onClose();
      if (selectedItem) onCommand(selectedItem, { inNewTab: false });
    },
  });
  const chooseKind = (next: string) => {
    setWantedKind(next);
    setHighlighted(0);
  };
  const field = getInputProps({
    onKeyDown(event) {
      const command = commands[highlightedIndex];
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && command) {
        // downshift would choose it once more.
        Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
        event.preventDefault();
        onClose();
        onCommand(command, { inNewTab: true });
        return;
      }
      const { selectionStart, selectionEnd } = event.currentTarget;
      if (
        event.key === 'c' &&
        (event.ctrlKey || event.metaKey) &&
        selectionStart === selectionEnd &&
        command &&
        onCopy
      ) {
        event.preventDefault();
        onClose();
        onCopy(command);
        return;
      }
      if (event.key !== 'Tab' || kinds.length === 0) return;
      // The close button is left to Escape: who searches wants the next kind.
      event.preventDefault();
      event.stopPropagation();
      const next = kinds.indexOf(kind) + (event.shiftKey ? -1 : 1);
      chooseKind(kinds.at(next % kinds.length) ?? everything);
    },
    // Not by downshift's own event, which is late by a render: the cursor would jump to the end.
    onChange(event) {
      setQuery(event.currentTarget.value);
      setHighlighted(0);
    },
    'aria-labelledby': `${id}-title`,
  });
  const matching = shown.filter(({ areElsewhere }) => areElsewhere !== true);
  const isEmpty = matching.length === 0 && !found.isLoading && !showsKeys && (isSearching || commands.length === 0);
  const counts = matching.map(({ count }) => count);
  const results = text(
    counts.some(({ isMore }) => isMore) ? 'ui.commandPalette.moreResults' : 'ui.commandPalette.results',
    undefined,
    { count: counts.reduce((sum, { count }) => sum + count, 0) },
  );
  const list = getMenuProps({ 'aria-labelledby': `${id}-title` });

  return (
    <CommandFrame
      {...rest}
      onClose={onClose}
      canClose
      closesOutside
      firstFocus={() => input.current}
      aria-labelledby={`${id}-title`}
    >
      <VisuallyHidden id={`${id}-title`}>{text('ui.commandPalette.title', title)}</VisuallyHidden>
      <CommandField>
        <Icon icon={IconSearch} />
        <CommandInput
          {...field}
          ref={mergeRefs(input, field.ref)}
          placeholder={text('ui.commandPalette.placeholder', placeholder)}
          spellCheck={false}
          enterKeyHint="go"
        />
        {found.isLoading && <BearingRing />}
        {!found.isLoading && query.trim() !== '' && matching.length > 0 && (
          <CommandCount aria-hidden>{results}</CommandCount>
        )}
        <CommandEscape
          type="button"
          aria-label={[text('ui.dialog.close', closeLabel), keys.close].join(', ')}
          onClick={onClose}
        >
          {keys.close}
        </CommandEscape>
        <CommandTouchClose>
          <IconButton icon={IconX} label={text('ui.dialog.close', closeLabel)} onClick={onClose} />
        </CommandTouchClose>
      </CommandField>
      {kinds.length > 0 && (
        <CommandKinds role="group" aria-label={text('ui.commandPalette.kinds')}>
          {kinds.map((each) => {
            const group = all.find(({ id: known }) => known === each);
            return (
              <CommandKind
                key={each}
                type="button"
                // The field keeps the focus: Tab goes from kind to kind there.
                tabIndex={-1}
                aria-pressed={each === kind}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => chooseKind(each)}
              >
                {group?.label ?? text('ui.commandPalette.all')}
                {group && <CommandKindCount>{countOf(group).text}</CommandKindCount>}
              </CommandKind>
            );
          })}
        </CommandKinds>
      )}
      {isEmpty && !found.hasFailed && (
        <CommandEmpty>{text('ui.commandPalette.empty', undefined, { query: words.trim() })}</CommandEmpty>
      )}
      <CommandList {...list} ref={mergeRefs(list.ref, listed)}>
        {shown.map((group) => (
          <CommandRows key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <CommandGroupLabel id={`${id}-${group.id}`}>{group.label}</CommandGroupLabel>
            {group.commands.map((command) => {
              const index = commands.indexOf(command);
              if (command === group.all)
                return (
                  <CommandAll
                    key={command.id}
                    {...getItemProps({ item: command, index })}
                    aria-label={command.label}
                    data-highlighted={index === highlightedIndex || undefined}
                  >
                    {text('ui.commandPalette.allOf', undefined, {
                      count: countOf(all.find(({ id: known }) => known === group.id) ?? group).text,
                    })}
                  </CommandAll>
                );
              return (
                <CommandRow
                  key={command.id}
                  {...getItemProps({ item: command, index })}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  {command.icon && <Icon icon={command.icon} />}
                  <CommandWords data-cut="">
                    <CommandName>
                      <Marked text={command.label} query={words} />
                    </CommandName>
                    {command.hint !== undefined && (
                      <CommandHint data-in-name={command.isHintInName || undefined}>
                        <Marked text={command.hint} query={words} />
                      </CommandHint>
                    )}
                  </CommandWords>
                  {[command.code, command.fact, command.end].some((part) => part !== undefined) && (
                    <CommandEnd>
                      {command.code !== undefined && (
                        <CommandCode>
                          <Marked text={command.code} query={words} />
                        </CommandCode>
                      )}
                      {command.fact !== undefined && (
                        <CommandFact>
                          <Marked text={command.fact} query={words} />
                        </CommandFact>
                      )}
                      {command.end !== undefined && <CommandState>{command.end}</CommandState>}
                    </CommandEnd>
                  )}
                </CommandRow>
              );
            })}
          </CommandRows>
        ))}
      </CommandList>
      <CutText within={listed} />
      {showsKeys && <CommandKeys shortcuts={[...ownKeys, ...shortcuts]} />}
      {found.hasFailed && (
        <CommandEmpty>{text(navigator.onLine ? 'ui.commandPalette.failed' : 'ui.commandPalette.offline')}</CommandEmpty>
      )}
      <VisuallyHidden role="status">
        {found.isLoading && text('ui.commandPalette.loading')}
        {!found.isLoading && query !== '' && !showsKeys && results}
      </VisuallyHidden>
      <CommandPanelFoot hasKinds={kinds.length > 0} />
    </CommandFrame>
  );
}

/** A text with what was looked for marked in it. */
function Marked({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map((piece, index) =>
    piece.isMatch ? <CommandMatch key={index}>{piece.text}</CommandMatch> : piece.text,
  );
}
