import type { DataCentre } from '@skerry/contracts';

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

/** The provider's, in which services of customers can end. */
export const dataCentres: DataCentre[] = [
  dataCentre('DC-STO1', 'Stockholm 1', 'SE', [18.117, 59.342]),
  dataCentre('DC-GOT1', 'Göteborg 1', 'SE', [11.98, 57.72]),
  dataCentre('DC-MMA1', 'Malmö 1', 'SE', [13.02, 55.6]),
  dataCentre('DC-LLA1', 'Luleå 1', 'SE', [22.155, 65.583]),
  dataCentre('DC-OSL1', 'Oslo 1', 'NO', [10.7156, 59.9083]),
  dataCentre('DC-BGO1', 'Bergen 1', 'NO', [5.3221, 60.3936]),
  dataCentre('DC-CPH1', 'København 1', 'DK', [12.5906, 55.6777]),
];
