import type { FlexProps } from '../../system/systemProps.ts';
import type { BoxProps } from '../Box/Box.tsx';
import { Primitive } from '../Primitive.ts';

export interface StackProps extends Omit<BoxProps, 'display'>, FlexProps {}

/** Things below each other, with even space between them. @default gap: 'stack' (16 px) */
export function Stack({ gap = 'stack', style, ...rest }: StackProps) {
  return <Primitive {...rest} gap={gap} display="flex" style={{ flexDirection: 'column', ...style }} />;
}
