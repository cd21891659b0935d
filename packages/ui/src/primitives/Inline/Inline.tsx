import type { FlexProps } from '../../system/systemProps.ts';
import type { BoxProps } from '../Box/Box.tsx';
import { Primitive } from '../Primitive.ts';

export interface InlineProps extends Omit<BoxProps, 'display'>, FlexProps {
  /** Whether what does not fit goes to the next row. @default true */
  readonly wraps?: boolean;
}

/** Things beside each other, with even space between them. @default gap: 'inline' (8 px), align: 'center' */
export function Inline({ gap = 'inline', align = 'center', wraps = true, style, ...rest }: InlineProps) {
  return (
    <Primitive
      {...rest}
      gap={gap}
      align={align}
      display="flex"
      style={{ flexWrap: wraps ? 'wrap' : 'nowrap', ...style }}
    />
  );
}
