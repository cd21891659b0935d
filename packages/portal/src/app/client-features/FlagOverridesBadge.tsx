import { token } from '@skerry/ui';
import { styled } from 'styled-components';
import { clientFeaturesPath } from '../app.paths.ts';
import { words } from './client-features.words.ts';
import { useClientFeatures } from './useClientFeatures.ts';

const Badge = styled.a`
  position: fixed;
  bottom: ${token.space[16]};
  left: ${token.space[16]};
  z-index: 1;
  padding: ${token.space[8]} ${token.space[12]};
  border: ${token.border.hairline} solid ${token.border.strong};
  border-radius: ${token.radius.control};
  background: ${token.bg.surface};
  color: ${token.text.link};
  ${token.type.caption}

  @media print {
    display: none;
  }
`;

/** Leads to the flags, by a load of the page: it stands outside of the router. */
export function FlagOverridesBadge() {
  const { overrides } = useClientFeatures();
  const flags = Object.keys(overrides.read());
  if (flags.length === 0) return null;
  const text = `${words.overridden}: ${flags.join(', ')}`;
  return <Badge href={clientFeaturesPath}>{text}</Badge>;
}
