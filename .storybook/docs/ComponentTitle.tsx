import { AnchorMdx, HeaderMdx, Source } from '@storybook/addon-docs/blocks';
import { use, useState, type ComponentProps, type ReactNode } from 'react';
import { DarkContext } from './DarkContext.ts';
import { componentOf, readSource, type DocumentedComponent } from './components.ts';

const page = (id: string, title: string) => (
  <AnchorMdx href={`?path=/docs/${id}--docs`} target="_self">
    {title}
  </AnchorMdx>
);
const releases = page('releases', 'Releases');
const lifecycle = page('component-lifecycle', 'Component lifecycle');

const what: Readonly<Record<DocumentedComponent['status'], ReactNode>> = {
  stable: <>Its props change only as {releases} promises.</>,
  experimental: <>Its props may change in a minor version. What it takes to become stable stands in {lifecycle}.</>,
  deprecated: <>It works as before, and goes with the next major version ({releases}).</>,
};

/** The title of a page; below that of a component its status, where it is imported from, and how it is written. */
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
          <ComponentSource component={component} isDark={isDark} />
        </div>
      )}
    </>
  );
}

/** Fetched when somebody opens it. */
function ComponentSource({ component, isDark }: { component: DocumentedComponent; isDark: boolean }) {
  const [code, setCode] = useState<string>();
  return (
    <details
      className="component-source"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && code === undefined) void readSource(component).then(setCode);
      }}
    >
      <summary>
        Source: <code>{component.source}</code>
      </summary>
      {code !== undefined && <Source dark={isDark} language="tsx" code={code} />}
    </details>
  );
}
