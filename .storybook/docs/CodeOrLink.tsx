import { AnchorMdx, CodeOrSourceMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { use, useContext, type ComponentProps } from 'react';

interface Index {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly importPath: string }>
  >;
}

/** The pages of components by their name: a page is called after its file. */
const pages = fetch('index.json').then(async (response) => {
  const { entries } = (await response.json()) as Index;
  const docs = Object.values(entries).filter(({ type }) => type === 'docs');
  return new Map(docs.map(({ id, importPath }) => [/([^/]+)\.\w+$/.exec(importPath)?.[1] ?? '', id]));
});

/** Code in a text; the name of a component leads to its page. */
export default function CodeOrLink(props: ComponentProps<'code'>) {
  const context = useContext(DocsContext);
  const { children, className } = props;
  const name = typeof children === 'string' && !className ? /^<?([A-Z][A-Za-z]+)\b/.exec(children)?.[1] : undefined;
  const id = use(pages).get(name ?? '');
  if (!id || isShown(context, id)) return <CodeOrSourceMdx {...(props as ComponentProps<typeof CodeOrSourceMdx>)} />;
  return (
    <AnchorMdx href={`?path=/docs/${id}`} target="_self">
      <code>{children}</code>
    </AnchorMdx>
  );
}

function isShown(context: ComponentProps<typeof DocsContext.Provider>['value'], id: string): boolean {
  const [story] = context.componentStories();
  return story !== undefined && id === `${story.componentId}--docs`;
}
