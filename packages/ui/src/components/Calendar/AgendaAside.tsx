'use client';
import { useEffect, useRef } from 'react';
import { AgendaView } from './AgendaView.tsx';
import { AsideScroll } from './Calendar.styles.ts';
import type { ViewProps } from './MonthView.tsx';

/** The agenda beside the month, which follows the day that is chosen there. */
export function AgendaAside(props: ViewProps) {
  const { day, events } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const iso = day.toString();
  // The days come with their events, which may be on their way.
  const isEmpty = events.length === 0;
  useEffect(() => {
    const box = scroll.current;
    const days = [...(box?.querySelectorAll<HTMLElement>('[data-agenda-day]') ?? [])];
    const next = days.find(({ dataset }) => (dataset['agendaDay'] ?? '') >= iso);
    // Not scrollIntoView, which would move the page as well.
    if (box) box.scrollTop = next ? next.offsetTop : box.scrollHeight;
  }, [iso, isEmpty]);
  return (
    // A box that scrolls is reached by keyboard.
    <AsideScroll ref={scroll} tabIndex={0}>
      <AgendaView {...props} />
    </AsideScroll>
  );
}
