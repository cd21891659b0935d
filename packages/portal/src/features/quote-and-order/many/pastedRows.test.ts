import { nowhere, pastedSites } from './pastedRows.ts';

describe('pasted lines', () => {
  it('are addresses or coordinates, empty ones left out', () => {
    expect(pastedSites('Norra Kajen 2, Sundsvall\r\n\n 59.33, 18.07 \n')).toEqual([
      { address: 'Norra Kajen 2, Sundsvall' },
      { locationCoordinate: { latitude: 59.33, longitude: 18.07 } },
    ]);
  });

  it.each(['\t', ';'])('have columns between %j', (between) => {
    expect(pastedSites(['Terminal', 'Hamngatan 9', 'se', '62,39', '17,32', 'TN-01'].join(between))).toEqual([
      {
        name: 'Terminal',
        address: 'Hamngatan 9',
        country: 'SE',
        locationCoordinate: { latitude: 62.39, longitude: 17.32 },
        customerSearchReference: 'TN-01',
      },
    ]);
  });

  it('are looked through for coordinates that are nowhere', () => {
    expect(nowhere(pastedSites('Norra Kajen 2\n95.1, 18.2'))).toBe(2);
    expect(nowhere(pastedSites('Norra Kajen 2\n59.1, 18.2'))).toBeUndefined();
  });

  it('keep an address without the rest', () => {
    expect(pastedSites('Depot;Industrigatan 6')).toEqual([{ name: 'Depot', address: 'Industrigatan 6' }]);
  });
});
