import { useEffect, useRef, type RefObject } from 'react';

let isFirstPage = true;

/** Titles the document, and takes the focus to the heading after each change of page. The first page keeps it where the browser puts it. */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus();
    return () => {
      isFirstPage = false;
    };
  }, []);
  return heading;
}
