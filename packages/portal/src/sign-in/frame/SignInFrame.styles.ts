import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** The contours of the page inside it lie under all of it. */
export const FrameRoot = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  background: ${token.bg.canvas};
`;

export const FrameHeader = styled.header`
  position: relative;
  z-index: ${token.layer.menu};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding: ${token.space[24]} ${token.space[40]};
  ${below.large} {
    padding: ${token.space[16]};
  }
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  color: ${token.text.default};
  ${token.type.figureSmall}
`;

/** The logo's colours are made for the header band, so it stands on a piece of it. */
export const LogoTile = styled.div`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  min-width: 60px;
  height: 60px;
  padding: 0 ${token.space[8]};
  border-radius: ${token.radius.control};
  background: ${token.header.bg};

  &[data-is-wide] {
    padding: 0 ${token.space[12]};
  }
  ${below.medium} {
    min-width: 44px;
    height: 44px;
    & > svg {
      height: 28px;
    }
    &[data-is-wide] > svg {
      height: 22px;
    }
  }
`;

export const FrameMain = styled.main`
  display: grid;
  /* No wider than the window, however long an e-mail is. */
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  place-items: center;
  padding: ${token.space[24]} ${token.space[16]};
`;

export const FrameFooter = styled.footer`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[4]} ${token.space[16]};
  padding: ${token.space[16]} ${token.space[16]} ${token.space[24]};
  color: ${token.text.muted};
  ${token.type.caption}

  & a {
    color: ${token.text.link};
    &:hover {
      color: ${token.text.linkHover};
    }
  }
  ${below.medium} {
    & a {
      padding-block: ${token.space[12]};
    }
  }
`;

/** The one sheet, at the same height on every page: what comes next does not jump. */
export const MiddleSheet = styled.div`
  position: relative;
  align-self: start;
  box-sizing: border-box;
  width: 100%;
  max-width: 460px;
  margin-top: ${token.space[32]};
  padding: ${token.space[32]} 36px;
  border: ${token.border.hairline} solid ${token.border.subtle};
  border-radius: ${token.radius.modal};
  background: ${token.bg.surface};
  box-shadow: ${token.elevation.menu};
  /* An e-mail may be longer than a phone is wide. */
  overflow-wrap: anywhere;

  &[data-width='medium'] {
    max-width: 560px;
  }
  &[data-width='large'] {
    max-width: ${token.shell.modalLarge};
  }
  ${below.medium} {
    margin-top: 0;
  }
  ${below.small} {
    padding: ${token.space[20]} ${token.space[16]};
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;
