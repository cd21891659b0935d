/** How wide the columns of the sites are, and below each site those of its services. */
export const siteColumnWidths = {
  services: '7.5rem',
  state: '14rem',
  nextEnd: '11rem',
  monthlyFee: '10rem',
} as const;
