/** What a PDF holds, in the order in which it is read. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly isNote?: boolean }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | PdfTable;

export interface PdfTable {
  readonly kind: 'table';
  readonly columns: readonly PdfColumn[];
  /** One text for each column. */
  readonly rows: readonly (readonly string[])[];
}

export interface PdfColumn {
  readonly heading: string;
  /** Its part of the width, beside those of the other columns. */
  readonly width: number;
  /** @default 'left' */
  readonly align?: 'left' | 'right';
}

export interface PdfContent {
  /** What readers show in place of the name of the file. */
  readonly title: string;
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  readonly blocks: readonly PdfBlock[];
  /** Stands at the foot of each page. */
  readonly footOf: (page: number, pages: number) => string;
}
