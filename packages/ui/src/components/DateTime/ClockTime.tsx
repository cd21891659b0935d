'use client';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { formatDate } from '@skerry/i18n/ui';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useKit } from '../../theme/KitContext.ts';
import { hoverDelay, leaveDelay, useTooltip } from '../Tooltip/useTooltip.tsx';
import { Time } from './DateTime.styles.ts';

/** A time of the clock, which is shown in UTC too while it is pointed at or what it stands in has the keyboard's focus. */
export function ClockTime({ ref, ...rest }: ComponentProps<'time'>) {
  const { locale } = useKit();
  const own = useRef<HTMLTimeElement>(null);
  const [label, setLabel] = useState('');
  const { id, isOpen, anchorRef, show, hide, bubble } = useTooltip({ label, side: 'bottom', isDescription: true });

  // Before anything can get the focus: what is focused as soon as it is drawn tells its time too.
  useLayoutEffect(() => {
    const time = own.current;
    if (!time) return;
    anchorRef.current = time as HTMLElement as HTMLDivElement;
    const host = hostOf(time);
    const onPointerEnter = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      setLabel(inUtc([time], locale));
      show(hoverDelay);
    };
    const onPointerLeave = () => hide(leaveDelay);
    const onHide = () => hide();
    const onFocus = () => {
      const times = host ? timesOf(host) : [];
      // One bubble for a row: the first time says all of them.
      if (times[0] !== time || host?.matches(':focus-visible') !== true) return;
      setLabel(inUtc(times, locale));
      show(0);
    };
    time.addEventListener('pointerenter', onPointerEnter);
    time.addEventListener('pointerleave', onPointerLeave);
    time.addEventListener('pointerdown', onHide);
    time.addEventListener('keydown', followArrows);
    host?.addEventListener('focus', onFocus);
    host?.addEventListener('blur', onHide);
    return () => {
      time.removeEventListener('pointerenter', onPointerEnter);
      time.removeEventListener('pointerleave', onPointerLeave);
      time.removeEventListener('pointerdown', onHide);
      time.removeEventListener('keydown', followArrows);
      host?.removeEventListener('focus', onFocus);
      host?.removeEventListener('blur', onHide);
    };
  }, [anchorRef, hide, locale, show]);

  useEffect(() => {
    const host = own.current && hostOf(own.current);
    if (!isOpen || host !== document.activeElement || !host) return;
    // The link or the row's link is not rendered here.
    const before = host.getAttribute('aria-describedby');
    host.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    return () => {
      if (before === null) host.removeAttribute('aria-describedby');
      else host.setAttribute('aria-describedby', before);
    };
  }, [isOpen, id]);

  return (
    <>
      <Time {...rest} ref={mergeRefs(own, ref)} data-clock="" />
      {bubble}
    </>
  );
}

const rowLink = 'a[data-row-link]';

/** What has the focus for a time: itself, the link or button that it is a part of, or the link of its row. */
function hostOf(time: HTMLElement): HTMLElement | null {
  if (time.hasAttribute('tabindex')) return time;
  return (
    time.closest<HTMLElement>('a[href], button') ?? time.closest('tr')?.querySelector<HTMLElement>(rowLink) ?? null
  );
}

/** All the times that the focus on it shows, in the order of the page. */
function timesOf(host: HTMLElement): HTMLTimeElement[] {
  if (host instanceof HTMLTimeElement) return [host];
  const around = host.matches(rowLink) ? (host.closest('tr') ?? host) : host;
  return [...around.querySelectorAll<HTMLTimeElement>('time[data-clock]:not([tabindex])')];
}

function inUtc(times: readonly HTMLTimeElement[], locale: string): string {
  const texts = times.map(({ dateTime }) => `${formatDate(locale, new Date(dateTime), 'dateTime', 'UTC')} UTC`);
  return [...new Set(texts)].join(' · ');
}

/** From one time of a list to the next. */
function followArrows(event: KeyboardEvent) {
  const time = event.currentTarget;
  if (!(time instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const list = time.closest('ol, ul, tbody');
  const times = [...(list?.querySelectorAll<HTMLElement>('time[data-clock][tabindex]') ?? [])];
  const place = times.indexOf(time);
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: times.length - 1 }[event.key];
  if (next === undefined || times.length < 2) return;
  event.preventDefault();
  times[next]?.focus();
}
