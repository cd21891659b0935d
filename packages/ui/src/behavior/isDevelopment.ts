// Written so that bundlers replace it; only what they know has it in a browser.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Whether the page is being worked on, so that hints may go to the console. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
