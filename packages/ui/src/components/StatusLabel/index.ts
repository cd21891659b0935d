export * from './StatusLabel.tsx';
export { SectorGlyph, type Sector, type SectorGlyphProps } from './SectorGlyph.tsx';
