import type { JobCard } from '@nukkad/contract';
import { expect, test } from 'vitest';
import { labelsAt, localitiesOf, type PlaceLabel, roomOfMarkers } from './place-labels.ts';

const job = (locality: string | null, latitude: number, longitude: number) =>
  ({ locality, city: 'Pune', position: { latitude, longitude } }) as JobCard;

test('localities stand in the middle of their jobs, the fullest first', () => {
  const jobs = [job('Baner', 18.56, 73.78), job('Kothrud', 18.5, 73.8), job('Kothrud', 18.52, 73.82)];
  const names = localitiesOf([...jobs, job(null, 18, 73), job('Pune', 18, 73)], 'en');
  expect(names.map(({ name }) => name)).toEqual(['Kothrud', 'Baner']);
  expect(names[0]?.position.latitude).toBeCloseTo(18.51);
});

test('localities are told in the language of the reader, as far as they have names there', () => {
  const baner = { ...job('Baner', 18.56, 73.78), localityNames: { en: 'Baner', hi: 'बाणेर', mr: 'बाणेर' } };
  const names = localitiesOf([baner, baner, job('Mundhwa', 18.5, 73.9)], 'mr');
  expect(names.map(({ name }) => name)).toEqual(['बाणेर', 'Mundhwa']);
});

test('of names without room for both the first stands, and each kind from its zoom on', () => {
  const places: PlaceLabel[] = [
    { name: 'Pune', kind: 'city', position: { latitude: 18.52, longitude: 73.86 } },
    { name: 'Pimpri', kind: 'town', position: { latitude: 18.63, longitude: 73.8 } },
    { name: 'Kothrud', kind: 'locality', position: { latitude: 18.51, longitude: 73.81 } },
  ];
  const shown = (zoom: number) => labelsAt(places, zoom).map(({ name }) => name);
  expect(shown(5)).toEqual(['Pune']);
  expect(shown(8)).toEqual(['Pune']);
  expect(shown(10)).toEqual(['Pune', 'Pimpri']);
  expect(shown(13)).toEqual(['Pune', 'Pimpri', 'Kothrud']);
});

test('a name gives way to the tag that would cover it, a city does not', () => {
  const pune = { latitude: 18.52, longitude: 73.86 };
  const names: PlaceLabel[] = [
    { name: 'Pune', kind: 'city', position: pune },
    { name: 'Camp', kind: 'locality', position: { latitude: 18.51, longitude: 73.88 } },
    { name: 'Baner', kind: 'locality', position: { latitude: 18.56, longitude: 73.78 } },
  ];
  const jobs = [job('Pune', 18.52, 73.86), job('Camp', 18.51, 73.88), job('Camp', 18.51, 73.88)];
  const markers = roomOfMarkers(jobs, 14, { width: 88, height: 44 });
  expect(markers.map(({ half }) => half)).toEqual([44, 22]);
  expect(labelsAt(names, 14, markers).map(({ name }) => name)).toEqual(['Pune', 'Baner']);
});
