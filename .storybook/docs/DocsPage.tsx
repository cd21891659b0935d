import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { kitThemes } from '../kitTheme.ts';
import { DarkContext } from './DarkContext.ts';
import { GlobalsContext } from './GlobalsContext.ts';

type Globals = Readonly<Record<string, unknown>>;
interface GlobalsEvent {
  readonly globals: Globals;
}

const events = ['setGlobals', 'updateGlobals', 'globalsUpdated'] as const;
const passedOn = ['theme', 'brand', 'language', 'direction'];
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** A page of documentation in the theme of the toolbar, its previews on the kit's own ground. */
export default function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [globals, setGlobals] = useState<Globals>(() => {
    const [told] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as [GlobalsEvent?];
    return told?.globals ?? {};
  });
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setGlobals((before) => ({ ...before, ...event.globals }));
    events.forEach((event) => channel.on(event, follow));
    return () => events.forEach((event) => channel.off(event, follow));
  }, [channel]);
  const { theme } = globals;
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark.matches);
  useEffect(() => {
    // Before the first preview has done so, and where all of them have frames.
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  }, [isDark]);
  const inAddress = passedOn.flatMap((name) => (name in globals ? [`${name}:${String(globals[name])}`] : [])).join(';');
  // Stories with a frame of their own, such as dialogs, are told by their address; Storybook reads this name for it, and never writes an address anew.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=${inAddress}` });
  return (
    <DocsContainer {...props} theme={isDark ? kitThemes.dark : kitThemes.light}>
      <style>{pageStyle}</style>
      <DarkContext key={inAddress} value={isDark}>
        <GlobalsContext value={globals}>{children}</GlobalsContext>
      </DarkContext>
    </DocsContainer>
  );
}

/* Storybook mixes greys of its own for tables and code, and frames are white until their story is there. */
const pageStyle = `
.sbdocs .docs-story { background: var(--sk-bg-canvas); color: var(--sk-text-default); }
.sbdocs .docs-story iframe { background: var(--sk-bg-canvas); }
.sbdocs .component-status { padding: 1px 6px; border: 1px solid; border-radius: 4px; font-size: 12px; line-height: 18px; font-weight: 600; }
.sbdocs .component-status-experimental { border-style: dashed; }
.sbdocs details.component-source { font-size: 14px; line-height: 24px; }
.sbdocs details.component-source summary { cursor: pointer; }
.sbdocs details.component-source pre { max-height: 480px; overflow: auto; }
.sbdocs table:not(.docs-story table) { border-color: var(--sk-border-subtle); }
.sbdocs table:not(.docs-story table):not(.docblock-argstable) tr { background: var(--sk-bg-surface); border-color: var(--sk-border-subtle); color: var(--sk-text-default); }
.sbdocs table:not(.docs-story table):not(.docblock-argstable) tr:nth-of-type(2n) { background: var(--sk-bg-canvas); }
.sbdocs table:not(.docs-story table):not(.docblock-argstable) :is(td, th) { border-color: var(--sk-border-subtle); color: inherit; }
.sbdocs .docblock-argstable.docblock-argstable :is(td, th) { border-color: var(--sk-border-subtle); background: var(--sk-bg-surface); color: var(--sk-text-default); }
.sbdocs .docblock-source, .sbdocs .docblock-source pre { background: var(--sk-bg-sunken); border-color: var(--sk-border-subtle); }
.sbdocs :not(pre) > code:not(.docs-story code) { background: var(--sk-bg-sunken); border-color: var(--sk-border-subtle); color: var(--sk-text-default); }
.sbdocs .sbdocs-preview { border-color: var(--sk-border-subtle); background: var(--sk-bg-surface); }
`;
