export const roles: readonly {
  readonly id: string;
  readonly isHeld: boolean;
  readonly hold: (isHeld: boolean) => void;
}[] = [];
