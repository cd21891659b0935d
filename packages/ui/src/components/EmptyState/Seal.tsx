import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { token } from '../../tokens/token.ts';

export interface SealProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly icon: IconComponent;
  /** 80 or 128 px. @default 'medium' */
  readonly size?: 'medium' | 'large';
}

/** A compass ring with an icon in it, for empty and full-page states. Decoration; its ring comes with `@skerry/ui/textures.css`. */
export function Seal({ icon, size = 'medium', ...rest }: SealProps) {
  return (
    <SealRoot aria-hidden {...rest} data-size={size} data-sk-seal="">
      <SealIcon as={Icon} icon={icon} />
    </SealRoot>
  );
}

const SealIcon = styled.svg`
  width: 30%;
  height: 30%;
  color: ${token.text.default};
`;

const SealRoot = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 80px;
  height: 80px;
  border-radius: ${token.radius.round};
  background: radial-gradient(closest-side, ${token.bg.surface} 94%, transparent 95%);
  color: ${token.bearing.now};

  &[data-size='large'] {
    width: 128px;
    height: 128px;
  }
`;
