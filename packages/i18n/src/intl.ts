import { languages, type Language } from './languages.ts';

/** The Intl locale of one of our languages; any other tag is one already. */
export function localeOf(language: string): string {
  return language in languages ? languages[language as Language].locale : language;
}

/** Building a format costs fifty times as much as using it, and a table uses one per row. */
function kept<Format, Options>(build: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? build(locale, options);
    formats.set(key, format);
    return format;
  };
}

export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);
export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const listFormat = kept((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
export const nameFormat = kept((locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options));
