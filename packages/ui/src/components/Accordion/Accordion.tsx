'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useButton } from 'react-aria/useButton';
import { useDisclosure } from 'react-aria/useDisclosure';
import { useControlledState } from 'react-stately/useControlledState';
import { useDisclosureState } from 'react-stately/useDisclosureState';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { AccordionButton, AccordionHint, AccordionPanel, AccordionPart, AccordionRoot } from './Accordion.styles.ts';

export interface AccordionItem<Value extends string = string> {
  readonly value: Value;
  /** What the part answers. */
  readonly title: string;
  /** A second line, seen while the part is closed too. */
  readonly hint?: ReactNode;
  /** Can neither be opened nor closed for now. */
  readonly disabled?: boolean;
  /** What is shown while the part is open. */
  readonly content: ReactNode;
}

export interface AccordionProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** The parts, in the order in which they stand. */
  readonly items: readonly AccordionItem<Value>[];
  /** The open parts, where the page keeps them. */
  readonly value?: readonly Value[];
  /** The parts that are open at first, where the component keeps them. @default none */
  readonly defaultValue?: readonly Value[];
  /** A part was opened or closed: all that are open now. */
  readonly onValueChange?: (value: readonly Value[]) => void;
  /** Opening one closes the others. @default false */
  readonly isSingle?: boolean;
  /** Level of the titles: one below the heading that stands above. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6;
}

/**
 * Parts below each other that are opened one by one. The browser's search finds what is in closed ones and opens them; paper shows all.
 *
 * @example
 * <Accordion items={[{ value: 'notice', title: 'How do I end a service?', content: <p>…</p> }]} />
 */
export function Accordion<Value extends string>(props: AccordionProps<Value>) {
  const { items, value, defaultValue = [], onValueChange, isSingle = false, headingLevel = 3, ...rest } = props;
  const [open, setOpen] = useControlledState<readonly Value[]>(value, defaultValue, onValueChange);
  const change = (part: Value, isOpen: boolean) => {
    const others = isSingle && isOpen ? [] : open.filter((one) => one !== part);
    setOpen(isOpen ? [...others, part] : others);
  };
  return (
    <AccordionRoot {...rest}>
      {items.map((item) => (
        <Part
          key={item.value}
          item={item}
          heading={`h${headingLevel}`}
          isOpen={open.includes(item.value)}
          onOpenChange={(isOpen) => change(item.value, isOpen)}
        />
      ))}
    </AccordionRoot>
  );
}

interface PartProps {
  readonly item: AccordionItem;
  readonly heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

function Part({ item, heading: Heading, isOpen, onOpenChange }: PartProps) {
  const { title, hint, disabled = false, content } = item;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const state = useDisclosureState({ isExpanded: isOpen, onExpandedChange: onOpenChange });
  const disclosure = useDisclosure({ isExpanded: isOpen, isDisabled: disabled }, state, panel);
  const { buttonProps } = useButton(disclosure.buttonProps, button);
  return (
    <AccordionPart>
      <Heading>
        <AccordionButton {...buttonProps} ref={button}>
          <span>
            {title}
            {hint !== undefined && <AccordionHint>{hint}</AccordionHint>}
          </span>
          <Icon icon={IconChevronDown} />
        </AccordionButton>
      </Heading>
      <AccordionPanel {...disclosure.panelProps} ref={panel}>
        <div>{content}</div>
      </AccordionPanel>
    </AccordionPart>
  );
}
