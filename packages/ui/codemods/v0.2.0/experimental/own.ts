/** Of the application: not the kit's. */
export const CopyButton = ({ text }: { text: string }) => text;
