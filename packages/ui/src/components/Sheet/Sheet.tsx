'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { token } from '../../tokens/token.ts';

export interface SheetProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the section. */
  readonly title?: string;
  /** One line below the title. */
  readonly description?: ReactNode;
  /** Stand right of the title. */
  readonly actions?: ReactNode;
  /** @default 2 */
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
`;
