const towns = ['Göteborg', 'Bergen', 'Odense', 'Umeå', 'Tromsø', 'Aarhus', 'Malmö', 'Stavanger'];

/** 10,000 sites to choose from. */
export const siteOptions: readonly string[] = Array.from(
  { length: 10_000 },
  (_, index) => `Site ${String(index).padStart(5, '0')} ${towns[index % towns.length] ?? ''}`,
);

export const siteLabel = 'Site';
