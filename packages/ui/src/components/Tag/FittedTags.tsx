'use client';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { fittingTags } from './fittingTags.ts';
import { MoreTags } from './MoreTags.tsx';
import { TagListRoot } from './Tag.styles.ts';
import type { TagListItemData } from './tagListItem.ts';

export interface FittedTagsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  readonly items: readonly TagListItemData[];
}

/** Room for a sign and two figures, until there is one to be measured. */
const usualMore = 28;

/** Tags on one line, as many as there is room for. The others stay where they can be measured, and are neither seen nor read out. */
export function FittedTags({ items, ref, ...rest }: FittedTagsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(items.length);
  const names = items.map(({ label }) => label).join('\n');

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || names === '') return undefined;
    const fit = () => {
      // Nothing is laid out, as in a closed panel.
      if (element.clientWidth === 0) return;
      const [tags, [more]] = [widthsOf(element, '[data-tag]'), widthsOf(element, '[data-more]')];
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      setShown(fittingTags({ tags, more: more ?? usualMore, gap, available: element.clientWidth }));
    };
    fit();
    // Another font is wider or narrower.
    let isGone = false;
    void (document.fonts as FontFaceSet | undefined)?.ready.then(() => {
      if (!isGone) fit();
    });
    const leave = () => {
      isGone = true;
    };
    if (typeof ResizeObserver === 'undefined') return leave;
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      leave();
      observer.disconnect();
    };
  }, [names]);

  return (
    <TagListRoot {...rest} ref={mergeRefs(list, ref)} data-fitted={shown === 1 ? 'one' : ''}>
      {items.map(({ id, label, mark }, index) => (
        <li key={id} data-tag="" data-over={index >= shown ? '' : undefined}>
          {mark}
          <span data-cut="">{label}</span>
        </li>
      ))}
      {items.length > shown && <MoreTags items={items.slice(shown)} />}
    </TagListRoot>
  );
}

function widthsOf(list: Element, selector: string): number[] {
  return [...list.querySelectorAll<HTMLElement>(selector)].map(({ offsetWidth }) => offsetWidth);
}
