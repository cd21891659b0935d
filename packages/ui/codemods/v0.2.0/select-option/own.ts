/** Of the application: not the kit's. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}
