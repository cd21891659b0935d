import { describe, expect, it } from '@jest/globals';
import { addressOf } from './sitePlace.ts';

describe('A site in a line', () => {
  const place = { name: 'Norra Kajen 2', streetName: 'Norra Kajen', houseNumber: '2', city: 'Sundsvall' };

  it('is its address where it has no other name', () => {
    expect(addressOf(place)).toBe('Norra Kajen 2, Sundsvall');
    expect(addressOf({ ...place, name: 'Norra Kajen 2, Sundsvall' })).toBe('Norra Kajen 2, Sundsvall');
  });

  it('keeps the name that it was given', () => {
    expect(addressOf({ ...place, name: 'Terminal Sundsvall' })).toBe('Terminal Sundsvall, Norra Kajen 2, Sundsvall');
    expect(addressOf({ name: '62.39, 17.32', streetName: '', city: '' })).toBe('62.39, 17.32');
    expect(addressOf({ name: 'Depot Sundsvall', streetName: '', city: 'Sundsvall' })).toBe('Depot Sundsvall');
  });

  it('says which of several buildings is meant', () => {
    expect(addressOf({ ...place, building: 'Norra Kajen 2 B' })).toBe('Norra Kajen 2 B, Sundsvall');
    expect(addressOf({ ...place, building: 'Gavel' })).toBe('Norra Kajen 2, Gavel, Sundsvall');
    expect(addressOf({ ...place, name: 'Terminal', building: 'Norra Kajen 2 B' })).toBe(
      'Terminal, Norra Kajen 2 B, Sundsvall',
    );
  });
});
