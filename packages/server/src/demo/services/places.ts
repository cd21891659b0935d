/** What a place is for its company. */
export type PlaceKind = 'head' | 'office' | 'warehouse' | 'terminal' | 'hall';

export type Place = readonly [
  kind: PlaceKind,
  city: string,
  streetName: string,
  houseNumber: string,
  zipCode: string,
  longitude: number,
  latitude: number,
];

/** Harbours, stations, squares and trading estates of real towns; nobody lives there. */
export const havstrandPlaces: Readonly<Record<'SE' | 'NO' | 'DK', readonly Place[]>> = {
  SE: [
    ['head', 'Göteborg', 'Lindholmspiren', '5', '417 56', 11.9388, 57.7062],
    ['office', 'Stockholm', 'Hamngatan', '37', '111 53', 18.0703, 59.3328],
    ['warehouse', 'Malmö', 'Skeppsbron', '11', '211 20', 12.9982, 55.6089],
    ['terminal', 'Umeå', 'Kungsgatan', '58', '903 26', 20.263, 63.8258],
    ['terminal', 'Sundsvall', 'Norra Kajen', '2', '852 31', 17.3255, 62.3974],
    ['warehouse', 'Helsingborg', 'Oceanhamnen', '4', '252 25', 12.69, 56.036],
    ['hall', 'Göteborg', 'Terminalgatan', '12', '417 01', 11.98, 57.72],
    ['terminal', 'Göteborg', 'Skandiahamnen', '1', '418 34', 11.845, 57.692],
    ['terminal', 'Stockholm', 'Frihamnsgatan', '50', '115 56', 18.117, 59.342],
    ['warehouse', 'Norrköping', 'Hamngatan', '61', '602 28', 16.1924, 58.6],
    ['warehouse', 'Linköping', 'Industrigatan', '9', '582 77', 15.59, 58.418],
    ['terminal', 'Gävle', 'Fredriksskansgatan', '7', '806 33', 17.2, 60.684],
    ['terminal', 'Luleå', 'Skeppsbrogatan', '16', '972 31', 22.155, 65.583],
    ['warehouse', 'Jönköping', 'Kompanigatan', '21', '553 05', 14.13, 57.774],
    ['warehouse', 'Borås', 'Viaredsvägen', '14', '504 64', 12.83, 57.7],
    ['office', 'Örebro', 'Järntorgsgatan', '3', '703 61', 15.215, 59.272],
    ['warehouse', 'Västerås', 'Sjöhagsvägen', '8', '721 32', 16.53, 59.594],
    ['terminal', 'Karlstad', 'Tullhusgatan', '1', '652 27', 13.5, 59.372],
    ['terminal', 'Kalmar', 'Skeppsbrogatan', '49', '392 31', 16.366, 56.659],
    ['terminal', 'Karlshamn', 'Saltsjöbadsvägen', '2', '374 30', 14.848, 56.158],
    ['terminal', 'Trelleborg', 'Hamngatan', '9', '231 42', 13.155, 55.372],
    ['terminal', 'Ystad', 'Hamntorget', '2', '271 39', 13.826, 55.427],
    ['terminal', 'Halmstad', 'Hamngatan', '33', '302 43', 12.853, 56.662],
    ['terminal', 'Visby', 'Färjeleden', '2', '621 58', 18.281, 57.633],
    ['warehouse', 'Kiruna', 'Industrivägen', '15', '981 38', 20.243, 67.86],
    ['office', 'Uppsala', 'Stationsgatan', '12', '753 40', 17.646, 59.858],
  ],
  NO: [
    ['head', 'Oslo', 'Dronning Eufemias gate', '16', '0191', 10.7577, 59.9075],
    ['terminal', 'Bergen', 'Strandgaten', '18', '5013', 5.3221, 60.3936],
    ['terminal', 'Tromsø', 'Sjøgata', '8', '9008', 18.9586, 69.6489],
    ['terminal', 'Stavanger', 'Nedre Strandgate', '25', '4005', 5.7284, 58.972],
    ['warehouse', 'Trondheim', 'Havnegata', '9', '7010', 10.4017, 63.439],
    ['terminal', 'Ålesund', 'Skansekaia', '3', '6002', 6.151, 62.474],
    ['terminal', 'Bodø', 'Sjøgata', '3', '8006', 14.374, 67.284],
    ['terminal', 'Kristiansand', 'Vestre Strandgate', '33', '4611', 7.989, 58.145],
    ['warehouse', 'Drammen', 'Havnegata', '30', '3040', 10.225, 59.734],
    ['warehouse', 'Moss', 'Værftsgata', '7', '1511', 10.655, 59.434],
    ['terminal', 'Narvik', 'Havnegata', '1', '8514', 17.421, 68.437],
    ['office', 'Oslo', 'Filipstadveien', '5', '0250', 10.7156, 59.9083],
  ],
  DK: [
    ['head', 'København', 'Havnegade', '29', '1058', 12.5906, 55.6777],
    ['warehouse', 'Aarhus', 'Dokvej', '7', '8000', 10.2306, 56.1605],
    ['terminal', 'Esbjerg', 'Dokvej', '3', '6700', 8.432, 55.468],
    ['terminal', 'Aalborg', 'Slotspladsen', '1', '9000', 9.926, 57.0494],
    ['warehouse', 'Odense', 'Havnegade', '80', '5000', 10.387, 55.412],
    ['warehouse', 'Fredericia', 'Gammel Havn', '12', '7000', 9.759, 55.562],
    ['terminal', 'Frederikshavn', 'Havnepladsen', '4', '9900', 10.543, 57.436],
    ['terminal', 'Rødby', 'Færgestationsvej', '5', '4970', 11.352, 54.656],
    ['warehouse', 'Køge', 'Havnen', '22', '4600', 12.194, 55.456],
    ['terminal', 'Rønne', 'Munch Petersens Vej', '2', '3700', 14.695, 55.102],
  ],
};

export const fjordheimPlaces: readonly Place[] = [
  ['head', 'Bergen', 'Bradbenken', '1', '5003', 5.3184, 60.4],
  ['terminal', 'Måløy', 'Gate 1', '54', '6700', 5.113, 61.935],
  ['terminal', 'Ålesund', 'Keiser Wilhelms gate', '22', '6003', 6.157, 62.472],
  ['warehouse', 'Kristiansund', 'Kaibakken', '2', '6509', 7.731, 63.111],
  ['terminal', 'Hitra', 'Jøsnøya', '10', '7240', 8.92, 63.613],
  ['terminal', 'Svolvær', 'Torget', '18', '8300', 14.565, 68.234],
  ['terminal', 'Tromsø', 'Stakkevollvegen', '51', '9010', 18.975, 69.668],
  ['office', 'Oslo', 'Akershusstranda', '15', '0150', 10.7365, 59.9055],
  ['warehouse', 'Trondheim', 'Pirsenteret', '1', '7010', 10.398, 63.44],
];

export const oresundPlaces: readonly Place[] = [
  ['head', 'København', 'Langelinie Allé', '35', '2100', 12.597, 55.697],
  ['warehouse', 'Taastrup', 'Transportbuen', '4', '2630', 12.27, 55.66],
  ['terminal', 'Helsingør', 'Færgevej', '8', '3000', 12.616, 56.033],
];

export const vadsundPlaces: readonly Place[] = [
  ['head', 'Karlstad', 'Älvgatan', '2', '652 25', 13.507, 59.378],
  ['terminal', 'Trollhättan', 'Åkersbergsvägen', '1', '461 29', 12.277, 58.28],
  ['hall', 'Västerås', 'Kraftverksgatan', '6', '721 30', 16.554, 59.606],
];

export const nordkabelPlaces: readonly Place[] = [
  ['hall', 'Stockholm', 'Kistagången', '2', '164 40', 17.94, 59.403],
  ['hall', 'Malmö', 'Scheelevägen', '17', '223 63', 13.21, 55.711],
  ['hall', 'Göteborg', 'Terminalgatan', '14', '417 01', 11.981, 57.7205],
  ['hall', 'Sundsvall', 'Norra Kajen', '6', '852 31', 17.327, 62.3976],
];
