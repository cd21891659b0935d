import type { ComponentProps, ComponentType } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

/** An icon of `@tabler/icons-react`, or a drawing with the same props. */
export type IconComponent = ComponentType<
  Omit<ComponentProps<'svg'>, 'ref' | 'stroke'> & { readonly stroke?: string | number }
>;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'stroke'> {
  /** The icon, of `@tabler/icons-react`. */
  readonly icon: IconComponent;
  /** 16, 20 or 24 px at the default text size. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

/** An icon in the kit's size and line width. It is decoration: the word beside it, or the name of the button, says what it means. */
export function Icon({ icon, size = 'medium', ...rest }: IconProps) {
  return (
    <IconRoot
      as={icon}
      aria-hidden
      focusable={false}
      stroke={size === 'small' ? '2' : '1.75'}
      {...rest}
      data-size={size}
    />
  );
}

const IconRoot = styled.svg`
  flex: none;
  width: ${token.icon.medium};
  height: ${token.icon.medium};

  &[data-size='small'] {
    width: ${token.icon.small};
    height: ${token.icon.small};
  }
  &[data-size='large'] {
    width: ${token.icon.large};
    height: ${token.icon.large};
  }
`;
