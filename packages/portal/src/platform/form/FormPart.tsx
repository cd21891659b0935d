import { Heading, Sheet, from, token } from '@skerry/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]} ${token.space[32]};
  padding: ${token.space[20]};

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.default};
  }
  ${from.extraLarge} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;

const Description = styled.p`
  margin: ${token.space[2]} 0 0;
  color: ${token.text.muted};
  ${token.type.caption}
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[16]};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Holds the parts of a long form, divided by hairlines. */
export function FormParts({ children }: { children: ReactNode }) {
  return <Sheet padding="none">{children}</Sheet>;
}

export interface FormPartProps {
  readonly title: string;
  /** What to know before answering, in a line or two. */
  readonly description?: string;
  /** Fields, two in a row where there is room; a `FormWide` takes the whole row. */
  readonly children: ReactNode;
}

/** Fields of a long form that belong together, with their title at the left where there is room and above them elsewhere. Screen readers say it with the first of them. */
export function FormPart({ title, description, children }: FormPartProps) {
  const titleId = useId();
  const descriptionId = useId();
  return (
    <Root
      role="group"
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
    >
      <div>
        <Heading level={2} variant="subsection" id={titleId}>
          {title}
        </Heading>
        {description !== undefined && <Description id={descriptionId}>{description}</Description>}
      </div>
      <Fields>{children}</Fields>
    </Root>
  );
}
