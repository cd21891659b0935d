import { Stack, Tag, token } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface NamedItem {
  readonly id: string;
  readonly name: string;
  /** For example where it is. */
  readonly detail?: string;
}

export interface ItemsFieldProps<Item extends NamedItem> {
  /** What is added, which is also its placeholder. */
  readonly label: string;
  readonly removeLabel: (name: string) => string;
  readonly nothingFoundText: string;
  readonly items: readonly Item[];
  readonly isReadOnly?: boolean;
  /** Keep the function between renders. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  readonly onItemsChange: (items: Item[]) => void;
  /** Before the name of one that is chosen. */
  readonly lead?: (item: Item) => ReactNode;
}

/** Any number of many things, found by typing: what is chosen, and the field that finds more. */
export function ItemsField<Item extends NamedItem>(props: ItemsFieldProps<Item>) {
  const { label, items, isReadOnly = false, find, onItemsChange } = props;
  const field = useRef<HTMLInputElement>(null);
  // A new field after each choice: it is empty again, and its list is asked for anew.
  const [round, setRound] = useState(0);
  const found = useRef(new Map<string, Item>());

  const loadOptions = useCallback(
    async (text: string, { signal }: { signal: AbortSignal }) => {
      const options = await find(text, signal);
      for (const option of options) found.current.set(option.id, option);
      return options.map(({ id, name, detail = '' }) => ({
        value: id,
        label: name,
        ...(detail !== '' && { description: detail }),
      }));
    },
    [find],
  );

  // The next one is found at once.
  useEffect(() => {
    if (round > 0) field.current?.focus();
  }, [round]);

  return (
    <Stack gap={12}>
      {items.length > 0 && (
        <Chosen>
          {items.map((item) => (
            <li key={item.id}>
              <Tag
                title={item.detail}
                {...(!isReadOnly && {
                  onRemove: () => {
                    onItemsChange(items.filter(({ id }) => id !== item.id));
                    field.current?.focus();
                  },
                  removeLabel: props.removeLabel(item.name),
                })}
              >
                {props.lead?.(item)}
                {item.name}
              </Tag>
            </li>
          ))}
        </Chosen>
      )}
      {!isReadOnly && (
        <Combobox
          key={round}
          ref={field}
          size="small"
          label={label}
          isLabelHidden
          placeholder={label}
          loadOptions={loadOptions}
          value={undefined}
          onValueChange={(option) => {
            const item = option && found.current.get(option.value);
            if (!item) return;
            setRound(round + 1);
            if (!items.some(({ id }) => id === item.id)) onItemsChange([...items, item]);
          }}
          nothingFoundText={props.nothingFoundText}
        />
      )}
    </Stack>
  );
}
