import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { LogoMark, LogoRoot, LogoWord, type LogoProps } from './Logo.tsx';
import { word } from './logoPaths.ts';
import { addition } from './wideLogoPaths.ts';

export type WideLogoProps = Omit<LogoProps, 'variant'>;

/** The logo with the words "Carrier Access". A module of its own: its letters weigh more than the rest of the logo. */
export function WideLogo({ label, height = 40, ...rest }: WideLogoProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <LogoRoot
      viewBox="0 0 257 40"
      height={height}
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      focusable={false}
      {...name}
      {...rest}
    >
      <LogoMark />
      <LogoWord d={word} />
      <Divider d="M135.2 8v24" />
      <Addition d={addition} />
    </LogoRoot>
  );
}

const Divider = styled.path`
  stroke: ${token.header.control};
`;

const Addition = styled.path`
  fill: ${token.header.fgMuted};
`;
