import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** So many pixels of a screen of 1920 × 1080, and as much of any other: what is read at four metres there is read so on all. */
export const u = (pixels: number) => `calc(var(--wall-unit) * ${pixels})`;

/** A screen that is wide enough to be one; on others the parts stand below each other. */
export const onWalls = '@media (min-width: 1200px) and (min-height: 560px)';

export const Root = styled.div`
  --wall-unit: 0.8px;
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${u(22)};
  box-sizing: border-box;
  min-height: 100vh;
  padding: ${u(30)} ${u(24)};
  background: ${token.bg.canvas};
  color: ${token.text.default};
  font-family: ${token.font.family.ui};
  font-size: ${u(22)};
  line-height: 1.3;

  ${onWalls} {
    --wall-unit: min(100vw / 1920, 100vh / 1080);
    height: 100vh;
    padding: ${u(26)} ${u(36)};
    overflow: hidden;
  }
`;

/** All that was true once, and may be so no longer. */
export const Body = styled.div`
  display: contents;

  &[data-is-old] > * {
    filter: grayscale(1);
    opacity: 0.35;
  }
`;

export const Main = styled.div`
  display: grid;
  gap: ${u(22)};
  min-height: 0;

  ${onWalls} {
    flex: 1;

    &[data-layout='map'] {
      grid-template-columns: 0.95fr 1.3fr 0.85fr;
    }
    &[data-layout='tiles'] {
      grid-template-columns: 2.7fr 1fr;
    }
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${u(22)};
  min-width: 0;
  min-height: 0;
`;

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};

  &[data-grows] {
    flex: 1;
  }
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${u(12)};
  padding: ${u(14)} ${u(24)};
  border-bottom: ${token.border.hairline} solid ${token.border.default};
  color: ${token.text.muted};

  & > h2 {
    margin: 0;
    color: ${token.text.default};
    font-size: ${u(24)};
    font-weight: 600;
  }
`;

export const Rows = styled.ul`
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  gap: ${u(2)};
  padding: ${u(12)} ${u(24)};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};

  & a {
    overflow: hidden;
    color: inherit;
    font-size: ${u(23)};
    font-weight: 600;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a:focus-visible {
    outline: 2px solid ${token.focus.ring};
    outline-offset: -2px;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${u(14)};
  color: ${token.text.muted};
  font-size: ${u(20)};

  & > [data-tone='critical'] {
    color: ${token.tone.critical.fg};
  }
  & > [data-tone='attention'] {
    color: ${token.tone.attention.fg};
  }
  & > [data-tone='info'] {
    color: ${token.tone.info.fg};
  }
  & > [data-tone='limit'] {
    color: ${token.tone.limit.fg};
  }
  & > strong {
    color: ${token.text.default};
    font-variant-numeric: tabular-nums;
  }
`;

export const Quiet = styled.p`
  margin: 0;
  padding: ${u(20)} ${u(24)};
  color: ${token.text.muted};
`;
