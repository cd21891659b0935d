import { sitePlace } from './opticalForm.ts';

it('takes a chosen site back as it was', () => {
  const place = { kind: 'site', id: 'S-1', name: 'Lager', address: 'Kajgatan 1', country: 'SE', coordinates: null };
  expect(sitePlace(JSON.stringify(place))).toEqual(place);
});

it.each(['', '{', 'null', '7', '"site"', '{"kind":"address","id":null}', '{"kind":"site"}'])(
  'takes no site from what is none: %s',
  (text) => expect(sitePlace(text)).toBeUndefined(),
);
