const names = {
  water: '--sk-map-water',
  shoal1: '--sk-map-shoal1',
  shoal2: '--sk-map-shoal2',
  shoal3: '--sk-map-shoal3',
  land: '--sk-map-land',
  coast: '--sk-map-coast',
  border: '--sk-map-border',
  label: '--sk-map-label',
  labelWater: '--sk-map-label-water',
  pin: '--sk-map-pin',
  pinFg: '--sk-map-pin-fg',
  pinSelected: '--sk-map-pin-selected',
  halo: '--sk-map-halo',
  muted: '--sk-text-muted',
  attention: '--sk-tone-attention-solid',
  attentionFg: '--sk-tone-attention-on-solid',
  attentionEdge: '--sk-tone-attention-icon',
  critical: '--sk-tone-critical-solid',
  criticalFg: '--sk-tone-critical-on-solid',
  font: '--sk-font-family-ui',
  figures: '--sk-font-family-figures',
} as const;

export type MapColours = Readonly<Record<keyof typeof names, string>>;

/** The colours and fonts of the map in the theme and brand that hold now: a canvas knows no custom properties. */
export function readMapColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const entries = Object.entries(names).map(([name, property]) => [name, style.getPropertyValue(property).trim()]);
  return Object.fromEntries(entries) as MapColours;
}

/** Of a list of fonts as CSS writes it, the first. */
export function firstFont(fonts: string): string {
  return fonts.split(',')[0]?.replaceAll(/['"]/g, '').trim() ?? '';
}

/** Calls back when theme or brand change, by a choice or by the device. */
export function watchMapColours(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-brand'] });
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  isDark.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    isDark.removeEventListener('change', onChange);
  };
}
