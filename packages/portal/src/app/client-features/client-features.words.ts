/** In English only: these pages are for those who build the portal, and in no production build. */
export const words = {
  title: 'Client features',
  about: 'Flags of this tab, for trying out. They show and hide; what the server allows stays the same.',
  asCustomer: 'As the customer has it',
  on: 'On',
  off: 'Off',
  open: 'Open the portal with these flags',
  clear: 'Remove all overrides',
  overridden: 'Flags overridden',
};
