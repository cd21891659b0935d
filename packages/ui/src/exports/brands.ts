// A provider's own brand: check its token file, make its stylesheet. Also as a command, `skerry-brand`.
export { brandCss, checkBrand, composeBrand, requiredTokens, type BrandProblem } from '../brands/checkBrand.ts';
export { brandNotes, type BrandNote } from '../brands/brandNotes.ts';
export { completeBrand } from '../brands/completeBrand.ts';
export type { BrandColors, BrandDraft, BrandFile } from '../brands/brandFile.ts';
export { measureContrasts, type MeasuredContrast } from '../brands/contrast.ts';
