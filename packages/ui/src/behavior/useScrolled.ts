'use client';
import { useEffect, useState } from 'react';

/** Whether the window is scrolled further down than `threshold` px. */
export function useScrolled(threshold: number): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > threshold);
    // Not while mounting: asking for the place lays out the page, which is not complete yet.
    const frame = requestAnimationFrame(read);
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', read);
    };
  }, [threshold]);
  return isScrolled;
}
