/** A colour that must be told from the one it stands on. */
export interface ContrastPair {
  readonly foreground: string;
  readonly background: string;
  readonly floor: number;
  /** Where the pair is seen. */
  readonly use: string;
}

type Row = readonly [foreground: string, background: string, floor: number, use: string];

/** WCAG 2.2, 1.4.3. */
const text = 4.5;
/** WCAG 2.2, 1.4.11: controls, icons and lines that mean something. */
const shape = 3;

const rows: readonly Row[] = [
  ['text.default', 'bg.canvas', text, 'Body on page'],
  ['text.default', 'bg.surface', text, 'Body on sheet'],
  ['text.default', 'bg.raised', text, 'Menu, modal'],
  ['text.default', 'bg.sunken', text, 'Table head, code'],
  ['text.default', 'bg.selected', text, 'Selected row'],
  ['text.default', 'bg.pressed', text, 'Pressed row'],
  ['text.muted', 'bg.canvas', text, 'Caption on page'],
  ['text.muted', 'bg.surface', text, 'Caption on sheet'],
  ['text.muted', 'bg.raised', text, 'Caption in menu'],
  ['text.muted', 'bg.sunken', text, 'Table head'],
  ['text.muted', 'bg.hover', text, 'Caption, hovered row'],
  ['text.muted', 'bg.selected', text, 'Caption, selected row'],
  ['text.muted', 'bg.pressed', text, 'Caption, pressed row'],
  ['text.muted', 'control.bg', text, 'Placeholder'],
  ['text.muted', 'control.bgReadonly', text, 'Read-only value label'],
  ['text.link', 'bg.surface', text, 'Link on sheet'],
  ['text.link', 'bg.canvas', text, 'Link on page'],
  ['text.link', 'bg.raised', text, 'Link in menu'],
  ['text.link', 'bg.hover', text, 'Link, hovered row'],
  ['text.link', 'bg.selected', text, 'Link, selected row'],
  ['text.link', 'tone.attention.bg', text, 'Link in strip'],
  ['text.linkHover', 'bg.surface', text, 'Link, hovered'],
  ['text.error', 'bg.surface', text, 'Field error'],
  ['text.error', 'bg.raised', text, 'Field error in modal'],
  ['text.inverse', 'bg.inverse', text, 'Tooltip'],
  ['action.primary.fg', 'action.primary.bg', text, 'Primary button'],
  ['action.primary.fg', 'action.primary.bgHover', text, 'Primary, hover'],
  ['action.primary.fg', 'action.primary.bgPressed', text, 'Primary, pressed'],
  ['action.secondary.fg', 'action.secondary.bg', text, 'Secondary button'],
  ['action.secondary.fg', 'action.secondary.bgHover', text, 'Secondary, hover'],
  ['action.secondary.border', 'bg.surface', shape, 'Secondary edge'],
  ['action.secondary.border', 'bg.canvas', shape, 'Secondary edge on page'],
  ['action.ghost.fg', 'bg.surface', text, 'Ghost button'],
  ['action.ghost.fg', 'bg.canvas', text, 'Ghost on page'],
  ['action.ghost.fg', 'bg.raised', text, 'Ghost in dialog'],
  ['action.ghost.fg', 'action.ghost.bgHover', text, 'Ghost, hover'],
  ['action.danger.fg', 'action.danger.bg', text, 'Danger button'],
  ['action.danger.fg', 'action.danger.bgHover', text, 'Danger, hover'],
  ['action.dangerQuiet.fg', 'bg.surface', text, 'Quiet danger'],
  ['action.dangerQuiet.fg', 'action.dangerQuiet.bgHover', text, 'Quiet danger, hover'],
  ['border.control', 'bg.surface', shape, 'Field edge'],
  ['border.control', 'bg.raised', shape, 'Field edge in modal'],
  ['border.control', 'bg.canvas', shape, 'Field edge on page'],
  ['border.control', 'bg.selected', shape, 'Box in selected row'],
  ['border.control', 'tone.draft.bg', shape, 'Box in changed card'],
  ['border.controlHover', 'bg.surface', shape, 'Field edge, hover'],
  ['border.error', 'bg.surface', shape, 'Field in error'],
  ['border.selected', 'bg.selected', shape, 'Selected card edge'],
  ['focus.ring', 'bg.surface', shape, 'Focus ring'],
  ['focus.ring', 'bg.canvas', shape, 'Focus ring on page'],
  ['focus.ring', 'bg.raised', shape, 'Focus ring in modal'],
  ['control.on', 'bg.surface', shape, 'Checked control'],
  ['control.on', 'bg.raised', shape, 'Checked control in dialog'],
  ['control.on', 'bg.selected', shape, 'Checked in selected card'],
  ['control.on', 'tone.draft.bg', shape, 'Checked in changed card'],
  ['action.primary.bg', 'bg.canvas', shape, 'Tab bar, button edge'],
  ['action.primary.bg', 'bg.surface', shape, 'Button edge'],
  ['control.onFg', 'control.on', text, 'Tick in checkbox'],
  ['control.off', 'bg.surface', shape, 'Switch off'],
  ['header.fg', 'header.bg', text, 'Header link'],
  ['header.fgMuted', 'header.bg', text, 'Header, second line'],
  ['header.fg', 'header.hover', text, 'Header, hover'],
  ['header.active', 'header.bg', shape, 'Current tick'],
  ['header.control', 'header.bg', shape, 'Profile outline'],
  ['header.focus', 'header.bg', shape, 'Focus on band'],
  ['chart.series.1', 'bg.surface', shape, 'Series 1'],
  ['chart.series.2', 'bg.surface', shape, 'Series 2'],
  ['chart.series.3', 'bg.surface', shape, 'Series 3'],
  ['chart.series.4', 'bg.surface', shape, 'Series 4'],
  ['chart.series.5', 'bg.surface', shape, 'Series 5'],
  ['chart.series.6', 'bg.surface', shape, 'Series 6'],
  ['chart.percentile', 'bg.surface', shape, '95th percentile'],
  ['chart.capacity', 'bg.surface', shape, 'Capacity line'],
  ['chart.label', 'bg.surface', text, 'Axis label'],
  ['map.label', 'map.land', text, 'Place name'],
  ['map.label', 'map.landAlt', text, 'Street name'],
  ['map.labelWater', 'map.shoal2', text, 'Water name'],
  ['map.pin', 'map.land', shape, 'Pin on land'],
  ['map.pin', 'map.shoal2', shape, 'Pin on water'],
  ['map.pinFg', 'map.pin', text, 'Count in pin'],
  ['map.border', 'map.land', shape, 'National border'],
  ['bearing.passed', 'bg.surface', shape, 'Passed tick'],
  ['bearing.passed', 'bg.canvas', shape, 'Passed tick on page'],
  ['bearing.now', 'bg.surface', shape, 'Current tick'],
  ['map.pin', 'map.landAlt', shape, 'Pin on buildings'],
  ['map.pin', 'map.water', shape, 'Pin on deep water'],
  ['tone.critical.solid', 'map.land', shape, 'Disturbance pin'],
  ['tone.critical.solid', 'map.shoal2', shape, 'Disturbance pin on water'],
  ['tone.attention.icon', 'map.land', shape, 'Edge of attention pin'],
  ['tone.attention.icon', 'map.shoal2', shape, 'Edge of attention pin on water'],
  ['map.labelWater', 'map.water', text, 'Sea name'],
  ['map.labelWater', 'map.shoal1', text, 'Sounding'],
];

const toneRows = (tone: string): readonly Row[] => [
  [`tone.${tone}.fg`, 'bg.surface', text, `${tone}: word`],
  [`tone.${tone}.fg`, 'bg.canvas', text, `${tone}: word on page`],
  [`tone.${tone}.fg`, 'bg.raised', text, `${tone}: word in menu`],
  [`tone.${tone}.fg`, 'bg.hover', text, `${tone}: word, hovered row`],
  [`tone.${tone}.fg`, 'bg.selected', text, `${tone}: word, selected row`],
  [`tone.${tone}.fg`, `tone.${tone}.bg`, text, `${tone}: word on tint`],
  ['text.default', `tone.${tone}.bg`, text, `${tone}: text in note`],
  [`tone.${tone}.icon`, 'bg.surface', shape, `${tone}: icon`],
  [`tone.${tone}.icon`, 'bg.canvas', shape, `${tone}: icon on page`],
  [`tone.${tone}.icon`, 'bg.raised', shape, `${tone}: icon in alert`],
  [`tone.${tone}.icon`, 'bg.hover', shape, `${tone}: icon, hovered row`],
  [`tone.${tone}.icon`, 'bg.selected', shape, `${tone}: icon, selected row`],
  [`tone.${tone}.icon`, `tone.${tone}.bg`, shape, `${tone}: icon on tint`],
  [`tone.${tone}.onSolid`, `tone.${tone}.solid`, text, `${tone}: on solid`],
];

const tones = ['neutral', 'info', 'positive', 'attention', 'critical', 'limit', 'draft'];

/** Every pair that the kit and the screens draw. A brand must keep each above its floor in light and in dark. */
export const contrastPairs: readonly ContrastPair[] = [...rows, ...tones.flatMap(toneRows)].map(
  ([foreground, background, floor, use]) => ({ foreground, background, floor, use }),
);
