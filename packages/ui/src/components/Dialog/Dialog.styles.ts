import { css, keyframes, styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { runningTicks } from '../ProgressBar/runningTicks.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 ${token.space[12]}; }
`;

const slide = keyframes`
  from { translate: 0 100%; }
`;

export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.modal};
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 64px ${token.space[16]};
  background: ${token.bg.scrim};
  animation: ${appear} ${token.motion.medium} ${token.motion.standard};

  /* 96 px from the top, or 64 where the dialog is tall. */
  &::before {
    flex: 0 99999 ${token.space[32]};
    content: '';
  }
  /* A large one often changes its height: its top stays where it is. */
  &:has(> [data-width='large'])::before {
    display: none;
  }

  ${below.small} {
    justify-content: flex-end;
    padding: ${token.space[32]} 0 0;
    &::before {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const DialogRoot = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  box-sizing: border-box;
  width: 100%;
  min-height: 0;
  max-width: ${token.shell.modalMedium};
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.modal};
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.modal};
  color: ${token.text.default};
  ${token.type.body}
  animation: ${rise} ${token.motion.medium} ${token.motion.standard};

  &[data-width='small'] {
    max-width: ${token.shell.modalSmall};
  }
  &[data-width='large'] {
    max-width: ${token.shell.modalLarge};
  }
  ${below.small} {
    &,
    &[data-width] {
      max-width: none;
    }
    border-width: ${token.border.hairline} 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    animation-name: ${slide};
  }
  &:focus,
  &:focus-visible {
    outline: none;
  }

  @media (prefers-reduced-motion: reduce) {
    animation-name: ${appear};
  }
`;

const inset = css`
  padding-inline: ${token.space[24]};
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export const DialogHead = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[16]};
  padding-block: ${token.space[20]} ${token.space[12]};
  ${inset}

  & > button,
  & > span {
    margin: -7px -10px -7px 0;
  }
`;

export const DialogTitle = styled.h2`
  margin: 0;
  ${token.type.section}
  overflow-wrap: anywhere;
`;

export const DialogHelp = styled.p`
  margin: ${token.space[2]} 0 0;
  color: ${token.text.muted};
`;

export const UpdatingTicks = styled.div`
  flex: none;
  margin: -2px ${token.space[24]} ${token.space[4]};
  ${runningTicks}
`;

const content = css`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-height: 0;
  margin: 0;
`;

export const DialogContent = styled.div`
  ${content}
`;

export const DialogForm = styled.form`
  ${content}
`;

/* Fields of the kit, by what each of them begins with: a dialog without any must not carry their styles. */
const labelled = ['div > label', "div > span[id$='-label']", 'fieldset > legend'];
const fields = labelled.flatMap((field) => [`> ${field}`, `> * > ${field}`]).join();

export const DialogBody = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  /* Room for the focus ring of the first and the last field. */
  padding-block: ${token.space[4]} ${token.space[20]};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${inset}

  & > [data-dialog-error] {
    margin-bottom: ${token.space.stack};
  }
  /* As in a form. Not where there are words alone: each emphasised one would become a row of its own. */
  &:has(${fields}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${token.space.stack};
    & > [data-dialog-error] {
      margin-bottom: 0;
    }
  }
`;

export const DialogFoot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[8]};
  padding-block: ${token.space[12]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
  ${inset}
`;

export const FootStart = styled.div`
  flex: 1 1 auto;
  color: ${token.text.muted};
  ${token.type.caption}

  /* The text of a button, not its padding, lines up with the title. */
  & > button {
    margin-inline-start: calc(-1 * ${token.control.paddingX.comfortable});
  }
  /* A long text breaks before the row of buttons does. */
  &:not(:has(button)) {
    ${from.small} {
      flex-basis: 8rem;
    }
    ${below.small} {
      flex-basis: 100%;
      /* What is missing comes and goes: the buttons below it stay where they are. */
      min-height: 1lh;
    }
  }
`;
