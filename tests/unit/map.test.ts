import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { clustersOf } from '@/shared/map/clusters';
import { CITIES, ITALY, type Outline } from '@/shared/map/italy';
import {
  fitting,
  held,
  ITALIAN_CORNERS,
  panned,
  pixelOf,
  pointAt,
  showing,
  zoomed,
} from '@/shared/map/map-view';
import { clamp, toPoint, toWorld, type Point } from '@/shared/map/mercator';
import { generateDatabase } from '../../fixtures/data/generate-database';

const SIZE = { width: 640, height: 380 };
const SEED = 5451;
const point = fc.record({
  latitude: fc.double({ min: -84, max: 84, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});
/** The whole earth is 1024 pixels wide where it is farthest. */
const ROOMY = { width: 1200, height: 1200 };
const italy = fitting(ITALIAN_CORNERS, SIZE);

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
  it('finds a place where it drew it', () => {
    fc.assert(
      fc.property(point, fc.double({ min: 2, max: 17, noNaN: true }), (place, zoom) => {
        const back = toPoint(toWorld(place));
        expect(back.latitude).toBeCloseTo(place.latitude, 4);
        expect(back.longitude).toBeCloseTo(place.longitude, 4);
        const view = { center: toWorld(place), zoom };
        expect(pixelOf(view, SIZE, place)).toEqual({
          x: expect.closeTo(320, 3),
          y: expect.closeTo(190, 3),
        });
      }),
      { seed: SEED },
    );
  });

  it('shows all it is fitted to', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (places) => {
        const view = fitting(places, ROOMY);
        for (const place of places) {
          const { x, y } = pixelOf(view, ROOMY, place);
          expect([x, y]).toEqual([
            expect.closeTo(clamp(x, 0, 1200)),
            expect.closeTo(clamp(y, 0, 1200)),
          ]);
        }
      }),
      { seed: SEED },
    );
  });

  test('the place under the pointer stays there when it is zoomed', () => {
    const anchor = { x: 100, y: 300 };
    const before = pointAt(italy, SIZE, anchor);
    const after = pointAt(zoomed(italy, 2.5, SIZE, anchor), SIZE, anchor);
    expect(after.latitude).toBeCloseTo(before.latitude, 4);
    expect(after.longitude).toBeCloseTo(before.longitude, 4);
  });

  test('what is dragged follows the hand', () => {
    const rome = { latitude: 41.9, longitude: 12.5 };
    const from = pixelOf(italy, SIZE, rome);
    const moved = pixelOf(panned(italy, { x: -30, y: 20 }), SIZE, rome);
    expect(moved).toEqual({ x: expect.closeTo(from.x + 30), y: expect.closeTo(from.y - 20) });
  });

  test('what lies under fingers stays under them while they move, part and meet', () => {
    const fingers = [
      { x: 200, y: 150 },
      { x: 300, y: 250 },
      { x: 280, y: 90 },
    ];
    for (const count of [1, 2, 3]) {
      const before = fingers.slice(0, count);
      for (const grown of count === 1 ? [1] : [0.5, 1, 3]) {
        const now = before.map(({ x, y }) => ({ x: x * grown - 60, y: y * grown + 35 }));
        const view = held(italy, before, now, SIZE);
        expect(view.zoom).toBeCloseTo(italy.zoom + Math.log2(grown));
        for (const [at, pixel] of before.entries()) {
          const lies = pixelOf(view, SIZE, pointAt(italy, SIZE, pixel));
          expect(lies).toEqual({
            x: expect.closeTo(now[at]?.x ?? NaN),
            y: expect.closeTo(now[at]?.y ?? NaN),
          });
        }
      }
    }
    // As near, and as far, as a map goes.
    const [first, second] = [
      { x: 100, y: 100 },
      { x: 500, y: 300 },
    ];
    expect(held(italy, [first, second], [first, first], SIZE).zoom).toBe(2);
    expect(held(italy, [first, first], [first, second], SIZE).zoom).toBeLessThanOrEqual(17);
  });

  test('a place out of sight is brought in, one in sight moves nothing', () => {
    const tokyo = { latitude: 35.68, longitude: 139.69 };
    const { x, y } = pixelOf(showing(italy, SIZE, tokyo), SIZE, tokyo);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(SIZE.width);
    expect(y).toBeGreaterThan(0);
    expect(showing(italy, SIZE, { latitude: 41.9, longitude: 12.5 })).toEqual(italy);
  });

  test('places that would cover each other stand together, until they are near enough', () => {
    const milan = { latitude: 45.46, longitude: 9.19 };
    const monza = { latitude: 45.58, longitude: 9.27 };
    const rome = { latitude: 41.9, longitude: 12.5 };
    const sizes = (zoom: number) =>
      clustersOf([milan, monza, rome], { center: toWorld(milan), zoom }, SIZE).map(
        ({ members }) => members.length,
      );
    expect(sizes(5)).toEqual([2, 1]);
    expect(sizes(8)).toEqual([1, 1]);
  });
});
