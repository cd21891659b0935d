import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { kitThemes } from '../kitTheme.ts';
import { DarkContext } from './DarkContext.ts';

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
      <style>{previewGround}</style>
      <DarkContext key={inAddress} value={isDark}>
        {children}
      </DarkContext>
    </DocsContainer>
  );
}

const previewGround = `
.sbdocs .docs-story { background: var(--sk-bg-canvas); color: var(--sk-text-default); }
.sbdocs .component-status { padding: 2px 8px; border: 1px solid; border-radius: 4px; font-weight: 600; }
.sbdocs .component-status-experimental { border-style: dashed; }
`;
