/** What is brought to be imported is kept under this name if the session ends. */
export const contactImportFormId = 'contacts.import';
