'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export interface SheetProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the section. */
  readonly title?: string;
  /** One line below the title. */
  readonly description?: ReactNode;
  /** Stand right of the title. */
  readonly actions?: ReactNode;
  /** Level of its heading. @default 2 */
  readonly level?: HeadingLevel;
  /** `none` lets tables and lists reach the edges. @default 'normal' */
  readonly padding?: 'normal' | 'none';
}

/** A surface with a hairline edge. Sheets are divided by hairlines and never stand inside each other. */
export function Sheet({ title, description, actions, level = 2, padding = 'normal', children, ...rest }: SheetProps) {
  const id = useId();
  return (
    <SheetRoot {...(title !== undefined && { 'aria-labelledby': id })} {...rest}>
      {title !== undefined && (
        <SheetHead>
          <SheetTitle>
            <Heading level={level} variant="section" id={id}>
              {title}
            </Heading>
            {description !== undefined && <SheetDescription>{description}</SheetDescription>}
          </SheetTitle>
          {actions}
        </SheetHead>
      )}
      <SheetBody data-padding={padding} data-has-head={title !== undefined || undefined}>
        {children}
      </SheetBody>
    </SheetRoot>
  );
}

export interface SheetSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the section. */
  readonly title: string;
  /** A link or small button right of the title. */
  readonly actions?: ReactNode;
  /** @default 3 */
  readonly level?: HeadingLevel;
}

/** A part of a `Sheet` without padding, divided from the part before it by a hairline: the sections of a side column. */
export function SheetSection({ title, actions, level = 3, children, ...rest }: SheetSectionProps) {
  const id = useId();
  return (
    <SectionRoot aria-labelledby={id} {...rest}>
      <SectionHead>
        <Heading level={level} variant="subsection" id={id}>
          {title}
        </Heading>
        {actions}
      </SectionHead>
      {children}
    </SectionRoot>
  );
}

const SectionRoot = styled.section`
  padding: ${token.space[16]} ${token.space[20]};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
  & + & {
    border-top: ${token.border.hairline} solid ${token.border.default};
  }
`;

const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[16]};
  padding-bottom: ${token.space[8]};

  /* A quiet button stands on the line of the title, its words at the edge. */
  & > button {
    margin: calc(-1 * ${token.space[6]}) calc(-1 * ${token.space[12]}) calc(-1 * ${token.space[6]}) 0;
  }
`;

const SheetRoot = styled.section`
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
  box-shadow: ${token.elevation.sheet};

  @media print {
    border: 0;
    box-shadow: none;
  }
`;

const SheetHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  min-height: ${token.component.sheetHead};
  box-sizing: border-box;
  padding: ${token.space[12]} ${token.space[20]};

  /* The words of a quiet button stand at the edge, at whichever end of the line. */
  & > button[data-variant='ghost'],
  & > a[data-variant='ghost'] {
    margin-inline: calc(-1 * ${token.control.paddingX.compact});
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

const SheetTitle = styled.div`
  min-width: 0;
`;

const SheetDescription = styled.div`
  color: ${token.text.muted};
  ${token.type.body}
`;

const SheetBody = styled.div`
  &[data-padding='normal'] {
    padding: ${token.space[20]};
  }
  &[data-padding='normal'][data-has-head] {
    padding-top: ${token.space[4]};
  }
  ${below.small} {
    &[data-padding='normal'] {
      padding-inline: ${token.space[16]};
    }
  }
`;
