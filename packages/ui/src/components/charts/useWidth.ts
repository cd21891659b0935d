'use client';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in px, and `otherwise` until it is in the page. */
export function useWidth<Target extends HTMLElement>(otherwise: number): [RefObject<Target | null>, number] {
  const target = useRef<Target>(null);
  const [width, setWidth] = useState(otherwise);
  useLayoutEffect(() => {
    const element = target.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setWidth(element.clientWidth || otherwise);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [otherwise]);
  return [target, width];
}
