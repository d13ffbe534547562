import { expect, test } from 'vitest';
import { exifOrientationOf } from '@/shared/inputs/exif-orientation';

const MARKER = { start: [0xff, 0xd8], scan: [0xff, 0xda, 0, 2], comment: [0xff, 0xfe, 0, 4, 1, 2] };

/** An Exif segment with one entry before the orientation, in either order of bytes; `gap` bytes before both. */
const exif = (orientation: number, order: 'II' | 'MM', gap = 0): number[] => {
  const short = (value: number) =>
    order === 'II' ? [value & 0xff, value >> 8] : [value >> 8, value & 0xff];
  const long = (value: number) =>
    order === 'II' ? [...short(value), 0, 0] : [0, 0, ...short(value)];
  const tiff = [
    ...[...order].map((letter) => letter.charCodeAt(0)),
    ...short(42),
    ...long(8 + gap),
    ...Array.from({ length: gap }, () => 0xff),
    ...short(2),
    ...[...short(0x0100), ...short(4), ...long(1), ...long(640)],
    ...[...short(0x0112), ...short(3), ...long(1), ...short(orientation), 0, 0],
  ];
  const name = [0x45, 0x78, 0x69, 0x66, 0, 0];
  return [0xff, 0xe1, 0, 2 + name.length + tiff.length, ...name, ...tiff];
};

const jpeg = (...segments: number[][]) => new Uint8Array([...MARKER.start, ...segments.flat()]);

test.each(['II', 'MM'] as const)('reads the orientation in the order of bytes %s', (order) => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    expect(exifOrientationOf(jpeg(MARKER.comment, exif(orientation, order), MARKER.scan))).toBe(
      orientation,
    );
  }
});

test('reads the orientation where the directory does not come first', () => {
  expect(exifOrientationOf(jpeg(exif(6, 'MM', 30), MARKER.scan))).toBe(6);
});

test.each([
  ['without Exif', jpeg(MARKER.comment, MARKER.scan)],
  ['cut off in a segment', jpeg(exif(6, 'MM').slice(0, 20))],
  ['cut off in a marker', jpeg([0xff])],
  ['empty', new Uint8Array()],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
])('a file that is %s counts as upright', (_, bytes) => {
  expect(exifOrientationOf(bytes)).toBe(1);
});
