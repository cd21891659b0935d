export const columns: readonly { readonly id: string; readonly header: string }[] = [{ id: 'name', header: 'Name' }];
