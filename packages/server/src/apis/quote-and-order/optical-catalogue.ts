import type { DataCentre, OpticalOptions, OpticalProduct, Translation } from '@skerry/contracts';

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

const dataCentre = (
  id: string,
  name: string,
  country: DataCentre['country'],
  [longitude, latitude]: readonly [longitude: number, latitude: number],
): DataCentre => ({
  id,
  name,
  city: name.slice(0, name.lastIndexOf(' ')),
  country,
  coordinates: { longitude, latitude },
});

const dataCentres: DataCentre[] = [
  dataCentre('DC-STO1', 'Stockholm 1', 'SE', [18.117, 59.342]),
  dataCentre('DC-GOT1', 'Göteborg 1', 'SE', [11.98, 57.72]),
  dataCentre('DC-MMA1', 'Malmö 1', 'SE', [13.02, 55.6]),
  dataCentre('DC-LLA1', 'Luleå 1', 'SE', [22.155, 65.583]),
  dataCentre('DC-OSL1', 'Oslo 1', 'NO', [10.7156, 59.9083]),
  dataCentre('DC-BGO1', 'Bergen 1', 'NO', [5.3221, 60.3936]),
  dataCentre('DC-CPH1', 'København 1', 'DK', [12.5906, 55.6777]),
];

export const opticalCatalogue: OpticalOptions = { products, dataCentres };
