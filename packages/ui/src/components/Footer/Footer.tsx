import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export interface FooterContact {
  readonly icon: IconComponent;
  /** What it is for. */
  readonly label?: string;
  /** The number or address itself. */
  readonly value: string;
  /** `tel:` or `mailto:` address. */
  readonly href: string;
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Whom to call or write to. */
  readonly contacts?: readonly FooterContact[];
  /** Stands last, such as the owner and the year. */
  readonly note?: ReactNode;
}

/** How to reach the provider, below every page. */
export function Footer({ contacts = [], note, ...rest }: FooterProps) {
  return (
    <FooterRoot {...rest}>
      <FooterRow>
        {contacts.map(({ icon, label, value, href }) => (
          <Contact key={href}>
            <Icon icon={icon} size="small" />
            {label}
            <ContactLink href={href} data-is-mail={href.startsWith('mailto:') || undefined}>
              {href.startsWith('tel:') ? <bdi dir="ltr">{value}</bdi> : value}
            </ContactLink>
          </Contact>
        ))}
        {note !== undefined && <Note>{note}</Note>}
      </FooterRow>
    </FooterRoot>
  );
}

const FooterRoot = styled.footer`
  border-top: ${token.border.hairline} solid ${token.border.default};
  color: ${token.text.muted};
  ${token.type.caption}

  @media print {
    display: none;
  }
`;

const FooterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[32]};
  box-sizing: border-box;
  max-width: ${token.shell.contentMax};
  min-height: 46px;
  margin: 0 auto;
  padding: ${token.space[12]} ${token.shell.gutterExtraSmall};

  ${from.medium} {
    padding-inline: ${token.shell.gutterMedium};
  }
  ${from.extraLarge} {
    padding-inline: ${token.shell.gutterExtraLarge};
  }
`;

const Contact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[6]};
  min-height: 24px;
`;

const ContactLink = styled.a`
  color: ${token.text.default};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  &[data-is-mail] {
    color: ${token.text.link};
    font-weight: 400;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Note = styled.span`
  ${from.medium} {
    margin-inline-start: auto;
  }
  /* Below the contacts, the words of a quiet button begin where theirs do. */
  ${below.medium} {
    & > button:first-child {
      margin-inline-start: calc(-1 * (${token.control.paddingX.compact} + ${token.border.hairline}));
    }
  }
`;
