/** Of the application: not the kit's. */
export const Money = ({ amount }: { amount: number }) => String(amount);
