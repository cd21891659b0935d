export interface FileRules {
  /** As the attribute of `<input type="file">`: ".pdf,.png,image/*". */
  readonly accept?: string | undefined;
  /** Bytes per file. */
  readonly maxSize?: number | undefined;
  /** How many files there may be. */
  readonly maxCount?: number | undefined;
}

export type Refusal = 'wrongType' | 'tooLarge' | 'empty' | 'tooMany';

export interface Sorted {
  readonly taken: readonly File[];
  readonly refused: readonly { readonly file: File; readonly why: Refusal }[];
}

/** Which of the files may come in. `count` are there already. The portal's server checks again, by content. */
export function sortFiles(
  files: readonly File[],
  count: number,
  { accept, maxSize, maxCount = Infinity }: FileRules,
): Sorted {
  const taken: File[] = [];
  const refused: { file: File; why: Refusal }[] = [];
  for (const file of files) {
    if (!isAccepted(file, accept)) refused.push({ file, why: 'wrongType' });
    else if (file.size === 0) refused.push({ file, why: 'empty' });
    else if (maxSize !== undefined && file.size > maxSize) refused.push({ file, why: 'tooLarge' });
    else if (count + taken.length >= maxCount) refused.push({ file, why: 'tooMany' });
    else taken.push(file);
  }
  return { taken, refused };
}

/** The types as people call them: "pdf, png, image". */
export function typesOf(accept: string): string {
  return parts(accept)
    .map((part) => (part.startsWith('.') ? part.slice(1) : part.replace('/*', '')))
    .join(', ');
}

/** "41 kB", "1.2 MB", as the language writes it. */
export function formatSize(bytes: number, locale: string): string {
  const [unit, size] = (
    [
      ['gigabyte', 1e9],
      ['megabyte', 1e6],
      ['kilobyte', 1e3],
    ] as const
  ).find(([, one]) => bytes >= one) ?? ['byte', 1];
  const value = bytes / size;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'byte' || value >= 10 ? 0 : 1,
  }).format(value);
}

function isAccepted({ name, type }: File, accept: string | undefined): boolean {
  if (accept === undefined) return true;
  return parts(accept).some((part) => {
    if (part.startsWith('.')) return name.toLowerCase().endsWith(part);
    return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type === part;
  });
}

const parts = (accept: string) => accept.split(',').flatMap((part) => part.trim().toLowerCase() || []);
