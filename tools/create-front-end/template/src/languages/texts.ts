import type { UiMessages } from '@skerry/ui/locales';

/** Every text of this front end. The kit's own texts come with it, as `kit`. */
export interface Texts {
  readonly kit: UiMessages;
  readonly navigation: { readonly main: string; readonly sites: string; readonly help: string };
  readonly display: string;
  readonly theme: { readonly label: string; readonly light: string; readonly dark: string; readonly system: string };
  readonly customerService: string;
  readonly sites: {
    readonly title: string;
    readonly name: string;
    readonly town: string;
    readonly access: string;
    readonly add: string;
    readonly addTitle: string;
    readonly cancel: string;
    readonly save: string;
    readonly nameMissing: string;
    readonly notSaved: string;
    readonly added: (name: string) => string;
  };
  readonly help: { readonly title: string; readonly text: string };
  readonly notFound: { readonly title: string; readonly back: string };
}
