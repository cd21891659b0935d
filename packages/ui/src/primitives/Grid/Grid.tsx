import type { FlexProps, ColumnsProps } from '../../system/systemProps.ts';
import type { BoxProps } from '../Box/Box.tsx';
import { Primitive } from '../Primitive.ts';

export interface GridProps extends Omit<BoxProps, 'display'>, FlexProps, ColumnsProps {}

/**
 * Columns of equal width, or a main column with an aside.
 *
 * @example
 * <Grid columns={{ extraSmall: 1, small: 2, large: 3 }}>
 */
export function Grid({ gap = 'stack', ...rest }: GridProps) {
  return <Primitive {...rest} gap={gap} display="grid" />;
}
