'use client';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { token } from '../../tokens/token.ts';
import { DescriptionList, type Description } from '../DescriptionList/DescriptionList.tsx';
import { Seal } from '../EmptyState/Seal.tsx';
import { Texture } from '../Texture/Texture.tsx';

export interface FullPageStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Stands above the title. */
  readonly icon: IconComponent;
  /** The page's h1. */
  readonly title: string;
  /** What happened, in one sentence. */
  readonly message: ReactNode;
  /** What it means and what can be done. */
  readonly children?: ReactNode;
  /** Why it is so and who can change it, as a list of facts on a sheet. */
  readonly facts?: readonly Description[];
  /** Ways on, the best one first. */
  readonly actions?: ReactNode;
  /** Contours behind it. Without a network their drawing may not come, and the bare colour would stand there. @default true */
  readonly hasTexture?: boolean;
  /** The h1, which can take the focus after a change of page. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A whole page that says one thing: access denied, not found. Fills the room between header and footer. */
export function FullPageState(props: FullPageStateProps) {
  const { icon, title, message, children, facts = [], actions, hasTexture = true, headingRef, ...rest } = props;
  return (
    <FullPageRoot {...rest}>
      {hasTexture && <Texture kind="page" />}
      <FullPageContent>
        <Seal icon={icon} size="large" />
        <FullPageTitle>
          <Heading level={1} variant="display" tabIndex={-1} {...(headingRef !== undefined && { ref: headingRef })}>
            {title}
          </Heading>
        </FullPageTitle>
        <FullPageMessage>{message}</FullPageMessage>
        {children !== undefined && <FullPageDetails>{children}</FullPageDetails>}
        {facts.length > 0 && (
          <FullPageFacts>
            <DescriptionList items={facts} layout="column" />
          </FullPageFacts>
        )}
        {actions !== undefined && <FullPageActions>{actions}</FullPageActions>}
      </FullPageContent>
    </FullPageRoot>
  );
}

const FullPageRoot = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-height: 560px;
  padding: ${token.space[48]} ${token.shell.gutterExtraSmall};
`;

const FullPageContent = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  max-width: 560px;
  text-align: center;
`;

const FullPageTitle = styled.div`
  margin-top: ${token.space[24]};
`;

const FullPageMessage = styled.p`
  margin: ${token.space[8]} 0 0;
  ${token.type.reading}
`;

const FullPageDetails = styled.div`
  max-width: 440px;
  margin-top: ${token.space[8]};
  color: ${token.text.muted};
  ${token.type.body}
  text-wrap: pretty;
`;

const FullPageFacts = styled.div`
  box-sizing: border-box;
  width: 100%;
  margin-top: ${token.space[20]};
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
  background: ${token.bg.surface};
  text-align: start;

  && > dl {
    gap: 0;
  }
  && > dl > div {
    padding: ${token.space[12]} ${token.space[20]};
  }
  && > dl > div + div {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

const FullPageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[12]};
  margin-top: ${token.space[20]};
`;
