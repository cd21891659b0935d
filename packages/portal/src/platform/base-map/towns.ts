import type { Position } from './Position.ts';

export interface Town {
  /** As it is written where it is. */
  readonly name: string;
  readonly position: Position;
  /** Zoom from which it is named. */
  readonly from: number;
}

/** Larger towns, so that one knows where one is. */
export const towns: readonly Town[] = [
  { name: 'Stockholm', position: [18.07, 59.33], from: 2.4 },
  { name: 'Oslo', position: [10.75, 59.91], from: 2.4 },
  { name: 'København', position: [12.57, 55.68], from: 2.4 },
  { name: 'Helsinki', position: [24.94, 60.17], from: 3.4 },
  { name: 'Göteborg', position: [11.97, 57.71], from: 3.4 },
  { name: 'Malmö', position: [13.0, 55.6], from: 4.9 },
  { name: 'Bergen', position: [5.32, 60.39], from: 3.4 },
  { name: 'Trondheim', position: [10.4, 63.43], from: 3.4 },
  { name: 'Tromsø', position: [18.96, 69.65], from: 3.4 },
  { name: 'Stavanger', position: [5.73, 58.97], from: 4.4 },
  { name: 'Kristiansand', position: [8.0, 58.15], from: 4.9 },
  { name: 'Ålesund', position: [6.15, 62.47], from: 4.9 },
  { name: 'Bodø', position: [14.4, 67.28], from: 4.4 },
  { name: 'Hammerfest', position: [23.68, 70.66], from: 4.9 },
  { name: 'Drammen', position: [10.2, 59.74], from: 6.4 },
  { name: 'Fredrikstad', position: [10.94, 59.22], from: 6.4 },
  { name: 'Lillehammer', position: [10.47, 61.12], from: 5.4 },
  { name: 'Longyearbyen', position: [15.63, 78.22], from: 3.4 },
  { name: 'Aarhus', position: [10.2, 56.16], from: 4.4 },
  { name: 'Odense', position: [10.39, 55.4], from: 5.4 },
  { name: 'Aalborg', position: [9.92, 57.05], from: 4.9 },
  { name: 'Esbjerg', position: [8.45, 55.47], from: 4.9 },
  { name: 'Kolding', position: [9.47, 55.49], from: 6.4 },
  { name: 'Randers', position: [10.04, 56.46], from: 6.4 },
  { name: 'Rønne', position: [14.7, 55.1], from: 5.4 },
  { name: 'Uppsala', position: [17.64, 59.86], from: 5.4 },
  { name: 'Västerås', position: [16.55, 59.61], from: 5.9 },
  { name: 'Örebro', position: [15.21, 59.27], from: 4.9 },
  { name: 'Linköping', position: [15.62, 58.41], from: 4.9 },
  { name: 'Norrköping', position: [16.19, 58.59], from: 6.4 },
  { name: 'Jönköping', position: [14.16, 57.78], from: 4.9 },
  { name: 'Växjö', position: [14.81, 56.88], from: 5.9 },
  { name: 'Kalmar', position: [16.36, 56.66], from: 5.4 },
  { name: 'Halmstad', position: [12.86, 56.67], from: 5.9 },
  { name: 'Helsingborg', position: [12.69, 56.05], from: 6.4 },
  { name: 'Visby', position: [18.29, 57.63], from: 4.9 },
  { name: 'Karlstad', position: [13.5, 59.38], from: 5.4 },
  { name: 'Gävle', position: [17.14, 60.67], from: 4.9 },
  { name: 'Sundsvall', position: [17.31, 62.39], from: 4.4 },
  { name: 'Östersund', position: [14.64, 63.18], from: 4.9 },
  { name: 'Umeå', position: [20.26, 63.83], from: 3.9 },
  { name: 'Luleå', position: [22.15, 65.58], from: 4.4 },
  { name: 'Kiruna', position: [20.23, 67.86], from: 4.4 },
  { name: 'Turku', position: [22.27, 60.45], from: 4.9 },
  { name: 'Oulu', position: [25.47, 65.01], from: 4.9 },
  { name: 'Tallinn', position: [24.75, 59.44], from: 3.9 },
  { name: 'Riga', position: [24.11, 56.95], from: 3.9 },
  { name: 'Gdańsk', position: [18.65, 54.35], from: 4.4 },
  { name: 'Hamburg', position: [9.99, 53.55], from: 3.9 },
];
