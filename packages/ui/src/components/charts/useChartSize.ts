'use client';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface ChartSize {
  /** Its width in px. */
  readonly width: number;
  /** The size of its letters in px. */
  readonly em: number;
}

/** The size of a chart; until it is in the page, that of a middling one. */
export function useChartSize<Target extends HTMLElement>(): [RefObject<Target | null>, ChartSize] {
  const target = useRef<Target>(null);
  const [size, setSize] = useState(usual);
  useLayoutEffect(() => {
    const element = target.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const width = element.clientWidth || usual.width;
      const em = Number.parseFloat(getComputedStyle(element).fontSize) || usual.em;
      setSize((known) => (known.width === width && known.em === em ? known : { width, em }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [target, size];
}

const usual: ChartSize = { width: 640, em: 12 };
