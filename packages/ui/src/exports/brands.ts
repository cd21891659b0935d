// A provider's own brand: check its token file, make its stylesheet. Also as a command, `skerry-brand`.
export { brandCss, checkBrand, composeBrand, requiredTokens, type BrandProblem } from '../brands/checkBrand.ts';
export type { BrandFile } from '../brands/brandFile.ts';
export { measureContrasts, type MeasuredContrast } from '../brands/contrast.ts';
