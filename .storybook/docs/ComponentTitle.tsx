import { HeaderMdx, Source } from '@storybook/addon-docs/blocks';
import { use, type ComponentProps } from 'react';
import { DarkContext } from './DarkContext.ts';
import { componentOf } from './components.ts';

const what = {
  stable: 'Stable: its props change only as Releases promises.',
  experimental:
    'Experimental: its props may change in a minor version. What it takes to become stable stands in Component lifecycle.',
  deprecated: 'Deprecated: works as before, and goes with the next major version.',
} as const;

/** The title of a page; below that of a component its status, where it is imported from, and where it is written. */
export default function ComponentTitle(props: ComponentProps<'h1'>) {
  const name = typeof props.children === 'string' ? props.children : '';
  const component = componentOf(name);
  const isDark = use(DarkContext);
  return (
    <>
      <HeaderMdx as="h1" id={props.id ?? ''}>
        {props.children}
      </HeaderMdx>
      {component && (
        <div data-about={name}>
          <p>
            <span className={`component-status component-status-${component.status}`}>{component.status}</span>{' '}
            {what[component.status]}
          </p>
          <Source dark={isDark} language="tsx" code={`import { ${name} } from '${component.entry}';`} />
          <p>
            Source: <code>{component.source}</code>
          </p>
        </div>
      )}
    </>
  );
}
