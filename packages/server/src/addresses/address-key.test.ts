import { addressKey, readAddress, townLast } from './address-key.ts';

describe('an address as it is looked for', () => {
  it.each([
    ['Östra Ågatan 12 B', 'ostra agatan 12b'],
    ['Ærøgade 1-3', 'aerogade 1 3'],
    ['Straße 5', 'strasse 5'],
    [' ,.; ', ''],
  ])('%s is %s', (text, key) => expect(addressKey(text)).toBe(key));

  it.each([
    ['Norra Kajen 2, 852 31 Sundsvall', 'norra kajen 2 sundsvall', '85231'],
    ['Storgata 3, 0155 Oslo', 'storgata 3 oslo', '0155'],
    ['Algade 3, DK-4000 Roskilde', 'algade 3 roskilde', '4000'],
    ['852 31 Sundsvall', 'sundsvall', '85231'],
    ['Storgatan 112', 'storgatan 112', undefined],
  ])('%s has its postal code apart', (text, key, zip) => expect(readAddress(text)).toMatchObject({ key, zip }));

  it('leaves a letter at the end to a town that begins with it', () => {
    expect(readAddress('Hamngatan 37 s').key).toBe('hamngatan 37 s');
    expect(readAddress('Hamngatan 37 s Stockholm').key).toBe('hamngatan 37s stockholm');
  });

  it('can have its town in front', () =>
    expect(townLast(readAddress('Mo i Rana Storgata')).map(({ key }) => key)).toEqual([
      'i rana storgata mo',
      'rana storgata mo i',
    ]));
});
