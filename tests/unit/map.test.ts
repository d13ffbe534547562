import { describe, expect, it, test } from 'vitest';
import type { Point } from '@/resources/location/coordinates';
import { clustersOf, withRoomForName } from '@/resources/location/map/clusters';
import { CITIES, ITALY, type Outline } from '@/resources/location/map/italy';
import { generateDatabase } from '../../fixtures/data/generate-database';

/** Whether a place lies inside an outline: an odd number of its edges lies to the east. */
const isWithin = (outline: Outline, { latitude, longitude }: Point) =>
  outline.filter(([x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [0, 0];
    return (
      y > latitude !== nextY > latitude &&
      longitude < ((nextX - x) * (latitude - y)) / (nextY - y) + x
    );
  }).length %
    2 ===
  1;

const KM_PER_DEGREE = 111.3;
const distanceTo = (outline: Outline, { latitude, longitude }: Point) => {
  const east = Math.cos((latitude * Math.PI) / 180);
  return (
    KM_PER_DEGREE *
    Math.min(
      ...outline.map(([x, y], at) => {
        const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [0, 0];
        const [dx, dy] = [(nextX - x) * east, nextY - y];
        const [px, py] = [(longitude - x) * east, latitude - y];
        const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
        return Math.hypot(px - along * dx, py - along * dy);
      }),
    )
  );
};

const TOLERANCE_KM = 10;
const liesIn = (place: Point) =>
  ITALY.some((outline) => isWithin(outline, place) || distanceTo(outline, place) < TOLERANCE_KM);

describe('the outline of Italy', () => {
  it.each(CITIES.map((city) => [city.name, city] as const))('holds %s', (_name, city) => {
    expect(liesIn(city)).toBe(true);
  });

  it('holds every seeded location', async () => {
    const { locations } = await generateDatabase({ customers: 0 });
    const places = locations as unknown as (Point & { town: string })[];
    expect(places.filter((place) => !liesIn(place)).map(({ town }) => town)).toEqual([]);
  });

  it.each([
    ['Nizza', 43.7, 7.27],
    ['Lugano', 46.0, 8.95],
    ['Innsbruck', 47.27, 11.39],
    ['Lubiana', 46.06, 14.51],
    ['Bastia', 42.7, 9.45],
    ['Malta', 35.9, 14.5],
    ['the middle of the Tyrrhenian Sea', 40.0, 12.0],
    ['the middle of the Adriatic Sea', 43.0, 15.2],
  ])('leaves out %s', (_name, latitude, longitude) => {
    expect(ITALY.some((outline) => isWithin(outline, { latitude, longitude }))).toBe(false);
  });

  it.each([
    ['Livorno', 43.55, 10.3],
    ['Reggio Calabria', 38.11, 15.65],
    ['Santa Maria di Leuca', 39.8, 18.36],
    ['Brindisi', 40.64, 17.95],
    ['Pescara', 42.47, 14.22],
    ['Trapani', 38.02, 12.51],
    ['Siracusa', 37.06, 15.29],
    ['Olbia', 40.92, 9.5],
    ['Ventimiglia', 43.79, 7.6],
  ])('passes by %s, which lies on the coast', (_name, latitude, longitude) => {
    const nearest = Math.min(
      ...ITALY.map((outline) => distanceTo(outline, { latitude, longitude })),
    );
    expect(nearest).toBeLessThan(TOLERANCE_KM);
  });
});

describe('a map', () => {
  test('places that would cover each other are one mark, until they are near enough', () => {
    const milan = { latitude: 45.46, longitude: 9.19 };
    const monza = { latitude: 45.58, longitude: 9.27 };
    const rome = { latitude: 41.9, longitude: 12.5 };
    const pixelOf =
      (pixelsPerDegree: number) =>
      ({ latitude, longitude }: Point) => ({
        x: longitude * pixelsPerDegree,
        y: -latitude * pixelsPerDegree,
      });
    const sizes = (pixelsPerDegree: number) =>
      clustersOf([milan, monza, rome], pixelOf(pixelsPerDegree)).map(
        ({ members }) => members.length,
      );
    expect(sizes(25)).toEqual([2, 1]);
    expect(sizes(250)).toEqual([1, 1, 1]);
  });

  test('a pin is named where its name covers no mark, no other name and not the edge', () => {
    const pin = (x: number, y: number, width = 100) => ({ at: { x, y }, width });
    const alone = pin(0, 0);
    const nameless = pin(0, 200, 0);
    const besideAMark = pin(300, 200);
    const mark = pin(380, 200);
    const underItsName = pin(350, 185);
    const atTheEdge = pin(560, 400);
    const marks = [alone, nameless, besideAMark, mark, underItsName, atTheEdge];
    expect([...withRoomForName(marks, 600)]).toEqual([alone, mark]);
  });
});
