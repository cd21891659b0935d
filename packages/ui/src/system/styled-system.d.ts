declare module 'styled-system' {
  type StyleObject = { readonly [property: string]: string | number | StyleObject };

  interface PropertyConfig {
    readonly property?: string;
    readonly properties?: readonly string[];
    readonly scale?: string;
    readonly defaultScale?: object;
  }

  interface Parser {
    (props: object): StyleObject;
    readonly propNames: readonly string[];
  }

  /** A parser from props to styles: each prop names the CSS properties it sets and the scale its values are looked up in. */
  export function system(config: Readonly<Record<string, PropertyConfig | true>>): Parser;
}
