import type { OpticalOptions, OpticalProduct, Translation } from '@skerry/contracts';
import { dataCentres } from '../../inventory/data-centres.ts';

type Texts = readonly [name: string, description: string];

const translations = (sv: Texts, en: Texts, no: Texts, da: Texts): Translation[] =>
  Object.entries({ sv, en, no, da }).map(([language, [displayName, description]]) => ({
    language: language as Translation['language'],
    displayName,
    description,
  }));

/** The products of the built-in API; a provider's own API has its own catalogue. */
const products: OpticalProduct[] = [
  {
    id: 'wavelength',
    translations: translations(
      ['Våglängd', 'En egen våglängd mellan två ändpunkter, 10 till 400 Gbit/s. Vi sköter all utrustning.'],
      ['Wavelength', 'Your own wavelength between two locations, 10 to 400 Gbit/s. We manage all the equipment.'],
      ['Bølgelengde', 'En egen bølgelengde mellom to steder, 10 til 400 Gbit/s. Vi drifter alt utstyret.'],
      ['Bølgelængde', 'En egen bølgelængde mellem to steder, 10 til 400 Gbit/s. Vi driver alt udstyret.'],
    ),
    countries: ['SE', 'NO', 'DK'],
    signals: [
      { id: '10g', name: '10 Gbit/s', interfaces: ['10GBASE-LR (LAN PHY)', '10GBASE-LW (WAN PHY)', 'OTU2', 'OTU2e'] },
      { id: '100g', name: '100 Gbit/s', interfaces: ['100GBASE-LR4', 'OTU4'] },
      { id: '400g', name: '400 Gbit/s', interfaces: ['400GBASE-FR4', '400GBASE-LR4'] },
    ],
    protections: ['none', 'client', 'line'],
    hasEncryption: true,
    terms: [12, 24, 36, 60],
    leadTimeWeeks: 10,
  },
  {
    id: 'dark-fibre',
    translations: translations(
      ['Svartfiber', 'Ett oanvänt fiberpar mellan två ändpunkter, för er egen utrustning.'],
      ['Dark fibre', 'An unlit pair of fibres between two locations, for your own equipment.'],
      ['Mørk fiber', 'Et ubrukt fiberpar mellom to steder, for deres eget utstyr.'],
      ['Mørk fiber', 'Et ubrugt fiberpar mellem to steder, til jeres eget udstyr.'],
    ),
    countries: ['SE', 'NO'],
    signals: [],
    protections: ['none'],
    hasEncryption: false,
    terms: [36, 60, 120],
    leadTimeWeeks: 16,
  },
  {
    id: 'spectrum',
    translations: translations(
      ['Spektrum', 'En del av ljuset i vår fiber, för egna transpondrar i båda ändar.'],
      ['Spectrum', 'Part of the light in our fibre, for your own transponders at both ends.'],
      ['Spektrum', 'En del av lyset i vår fiber, for egne transpondere i begge ender.'],
      ['Spektrum', 'En del af lyset i vores fiber, til jeres egne transpondere i begge ender.'],
    ),
    countries: ['SE'],
    signals: [
      { id: '75ghz', name: '75 GHz', interfaces: [] },
      { id: '150ghz', name: '150 GHz', interfaces: [] },
      { id: '400ghz', name: '400 GHz', interfaces: [] },
    ],
    protections: ['none', 'line'],
    hasEncryption: false,
    terms: [36, 60],
    leadTimeWeeks: 14,
  },
];

export const opticalCatalogue: OpticalOptions = { products, dataCentres };
