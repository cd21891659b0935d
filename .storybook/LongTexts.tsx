import { useLayoutEffect, type ReactNode } from 'react';
import { lengthenText } from '@skerry/i18n/pseudo';

/**
 * Makes every text below the body 40 % longer and accents it, the stories' own words too, which no message file holds. What is not accented is
 * drawn by the browser; what is cut or overlaps has no room for a longer language.
 */
export function LongTexts({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const lengthened = new WeakMap<Node, string>();
    const lengthen = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) lengthenOne(node);
    };
    const lengthenOne = (node: Node) => {
      const text = node.nodeValue ?? '';
      const isStory = node.parentElement?.closest('#storybook-root, [data-overlay-container], body > div');
      if (node.nodeType !== Node.TEXT_NODE || !isStory || !text.trim() || lengthened.get(node) === text) return;
      const longer = lengthenText(text);
      lengthened.set(node, longer);
      node.nodeValue = longer;
    };
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        lengthenOne(target);
        addedNodes.forEach(lengthen);
      }
    });
    lengthen(document.body);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return children;
}
