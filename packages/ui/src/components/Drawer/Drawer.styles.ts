import { keyframes, styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { DialogBody, DialogContent, DialogForm } from '../Dialog/Dialog.styles.ts';
import { DialogPanel } from '../Dialog/DialogPanel.tsx';

const appear = keyframes`
  from { opacity: 0; }
`;

const fromEnd = keyframes`
  from { translate: 100% 0; }
`;

const fromStart = keyframes`
  from { translate: -100% 0; }
`;

/* The panel of a dialog, moved to the side. Twice the class, so that it wins over the panel's own. */
export const DrawerPanel = styled(DialogPanel)`
  && {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: calc(100% - ${token.space[48]});
    max-width: 480px;
    border-width: 0;
    border-inline-start-width: ${token.border.hairline};
    border-radius: 0;
    animation: ${fromEnd} ${token.motion.slow} ${token.motion.standard};
  }
  &&[data-side='start'] {
    inset-inline: 0 auto;
    border-inline-width: 0 ${token.border.hairline};
    animation-name: ${fromStart};
  }
  &&[data-width='small'] {
    max-width: ${token.shell.asideWidth};
  }
  &&[data-width='large'] {
    max-width: 720px;
  }
  ${below.small} {
    &&,
    &&[data-width] {
      width: 100%;
      max-width: none;
      border-width: 0;
    }
  }

  /* The foot stands on the lower edge, however little there is. */
  ${DialogContent}, ${DialogForm}, ${DialogBody} {
    flex: 1 1 auto;
  }

  @media (prefers-reduced-motion: reduce) {
    &&,
    &&[data-side] {
      animation-name: ${appear};
    }
  }
`;
