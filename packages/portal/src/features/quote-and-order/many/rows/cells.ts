import type { PlannedSite } from '@skerry/contracts';
import type { RowField } from './rowValues.ts';

/** Which cell it is. */
export interface CellPlace {
  readonly siteId: string;
  readonly field: RowField;
}

/** What stands in a cell, and in the attribute that it is found by: a field, the contact, the row's menu, or what opens the form of the row. */
export type CellName = RowField | 'contact' | 'menu' | 'form';

/** The attribute of what takes the focus in a cell, or of what is around it. */
export function cellMark(siteId: string, name: CellName): { 'data-cell': string } {
  return { 'data-cell': `${siteId} ${name}` };
}

export function isCell(cell: CellPlace | undefined, siteId: string, field: RowField): boolean {
  return cell?.siteId === siteId && cell.field === field;
}

/** One of the company's own sites, or a data centre, is where it is; of an address that may be several, one is chosen. */
export function canWrite(site: PlannedSite, field: RowField): boolean {
  if (field === 'coordinate' && site.state === 'ambiguous') return false;
  return field === 'name' || field === 'reference' || (site.siteId === null && site.dataCenterSiteId === null);
}

/** The next cell of a column that can be written in. */
export function cellBelow(rows: readonly PlannedSite[], { siteId, field }: CellPlace): CellPlace | undefined {
  const next = rows.slice(rows.findIndex(({ id }) => id === siteId) + 1).find((site) => canWrite(site, field));
  return next && { siteId: next.id, field };
}
