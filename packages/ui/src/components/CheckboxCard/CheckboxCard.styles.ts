import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { CheckboxControl } from '../Checkbox/Checkbox.styles.ts';

export const CardTitle = styled.span`
  display: block;
  ${token.type.subsection}
`;

export const CardBody = styled.span`
  flex: 1;
  min-width: 0;
`;

/* Beside the title, so that a tick does not move what stands below. */
export const CardHead = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[8]};
`;

export const CardText = styled.span`
  display: block;
  margin-top: 2px;
  color: ${token.text.muted};
  ${token.type.body}
`;

export const CardChange = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.tone.draft.fg};
  white-space: nowrap;
  ${token.type.label}
`;

export const CardBox = styled(CheckboxControl)`
  margin-top: ${token.space[2]};
`;

export const CheckboxCardRoot = styled.label`
  display: flex;
  gap: ${token.space[12]};
  box-sizing: border-box;
  min-width: 0;
  padding: ${token.space[16]} 18px;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    background-color ${token.motion.instant} ${token.motion.standard},
    border-color ${token.motion.instant} ${token.motion.standard};

  &:hover {
    border-color: ${token.border.controlHover};
  }
  &:has(:checked) {
    border-color: ${token.border.selected};
    background: ${token.bg.selected};
  }
  &[data-change] {
    border-color: ${token.tone.draft.icon};
    background: ${token.tone.draft.bg};
    ${CardText} {
      color: ${token.text.default};
    }
  }
  &:has(:disabled) {
    border-color: ${token.border.disabled};
    background: ${token.bg.disabled};
    cursor: not-allowed;
    ${CardTitle}, ${CardText} {
      color: ${token.text.disabled};
    }
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: ${token.border.strong} solid Highlight;
    }
    &:has(:disabled) {
      border-color: GrayText;
      ${CardTitle}, ${CardText}, ${CardChange} {
        color: GrayText;
      }
    }
  }
`;

export const CheckboxCardGridRoot = styled.div`
  display: grid;
  gap: ${token.space[16]};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > * {
    min-height: 80px;
  }
`;
