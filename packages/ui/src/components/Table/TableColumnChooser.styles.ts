import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { MenuSurface } from '../MenuSurface/MenuSurface.styles.ts';

export const ChooserRoot = styled.div`
  display: inline-flex;
`;

export const ChooserPanel = styled(MenuSurface)`
  min-width: 240px;
`;

export const ChooserList = styled.ul`
  margin: 0;
  padding: ${token.space[4]} ${token.space[8]};
  list-style: none;
`;

export const ChooserEntry = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  min-height: ${token.control.height.compact};
`;
