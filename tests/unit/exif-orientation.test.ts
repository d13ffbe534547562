import { expect, test } from 'vitest';
import { orientationIn } from '@/kit/inputs/exif-orientation';
import { tiff } from '../support/picture-bytes';

const view = (bytes: Uint8Array) => new DataView(bytes.slice().buffer);

test.each(['II', 'MM'] as const)('reads the orientation in the order of bytes %s', (order) => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    expect(orientationIn(view(tiff(orientation, order)))).toBe(orientation);
  }
});

test('reads the orientation where the directory does not come first', () => {
  expect(orientationIn(view(tiff(6, 'MM', 30)))).toBe(6);
});

test.each([
  ['cut off in an entry', tiff(6).slice(0, 20)],
  ['of another tag', tiff(6).map((byte) => (byte === 0x12 ? 0x13 : byte))],
  ['empty', new Uint8Array()],
])('a block that is %s counts as upright', (_, bytes) => {
  expect(orientationIn(view(bytes))).toBe(1);
});
