import { AnchorMdx, Canvas, Description, Subheading, useOf, type Of } from '@storybook/addon-docs/blocks';

interface ExampleProps {
  readonly of: Of;
  /** Too much for a page of documentation, such as ten thousand rows: a link leads to its own page. @default false */
  readonly isElsewhere?: boolean;
}

/** A story with its name and what it shows, from the comment above it. */
export function Example({ of, isElsewhere = false }: ExampleProps) {
  const { story } = useOf(of, ['story']);
  return (
    <section data-example={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={of} />
      {isElsewhere ? (
        <p>
          <AnchorMdx href={`?path=/story/${story.id}`} target="_self">
            Open {story.name}
          </AnchorMdx>
        </p>
      ) : (
        <Canvas of={of} />
      )}
    </section>
  );
}
