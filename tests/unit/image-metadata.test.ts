import { describe, expect, it } from 'vitest';
import { withoutMetadata } from '@/kit/inputs/image-metadata';
import {
  bytesOf,
  jpeg,
  jpegExif,
  PLACE,
  png,
  pngChunk,
  segment,
  tiff,
  webp,
  webpChunk,
} from '../support/picture-bytes';

const JFIF = segment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]);
const PROFILE = segment(0xe2, 'ICC_PROFILE\0', [1, 1], 'Display P3');
const ADOBE = segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 2]);

describe('a JPEG', () => {
  it.each([
    ['Exif', jpegExif()],
    ['XMP', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', PLACE)],
    ['IPTC', segment(0xed, 'Photoshop 3.0\0', PLACE)],
    ['a comment', segment(0xfe, PLACE)],
    ['a preview', segment(0xe0, 'JFXX\0', PLACE)],
    ['a list of other pictures', segment(0xe2, 'MPF\0', PLACE)],
    ['content credentials', segment(0xeb, 'JP', PLACE)],
  ])('leaves without %s, its pixels to the byte', (_, metadata) => {
    const file = jpeg([JFIF, metadata, PROFILE, ADOBE]);
    expect(withoutMetadata(file, 'jpeg')?.bytes).toEqual(jpeg([JFIF, PROFILE, ADOBE]));
  });

  it('leaves without the bytes behind its end, such as the film of a phone', () => {
    const file = bytesOf(jpeg(), jpeg([jpegExif()]));
    expect(withoutMetadata(file, 'jpeg')?.bytes).toEqual(jpeg());
  });

  it('of four colours keeps the note that says so', () => {
    const file = jpeg([ADOBE], { components: 4 });
    expect(withoutMetadata(file, 'jpeg')?.bytes).toEqual(file);
  });

  it('reads the orientation of the camera', () => {
    const orientation = (...pieces: Uint8Array[]) =>
      withoutMetadata(jpeg(pieces), 'jpeg')?.orientation;
    expect(orientation(JFIF, jpegExif(6, 'II'))).toBe(6);
    expect(orientation(JFIF)).toBe(1);
  });
});

describe('a PNG', () => {
  const dress = [
    pngChunk('iCCP', 'P3\0', [0, 1]),
    pngChunk('pHYs', [0, 0, 1, 0, 0, 0, 1, 0, 1]),
    pngChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0]),
    pngChunk('fcTL', [1]),
    pngChunk('tRNS', [0]),
  ];

  it.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX', 'prVt'])(
    'leaves without %s, its colours and its animation stay',
    (type) => {
      const file = png([pngChunk(type, PLACE), ...dress]);
      expect(withoutMetadata(file, 'png')?.bytes).toEqual(png(dress));
    },
  );

  it('leaves without the bytes behind its end', () => {
    expect(withoutMetadata(bytesOf(png(), PLACE), 'png')?.bytes).toEqual(png());
  });

  it('reads the orientation of the camera', () => {
    expect(withoutMetadata(png([pngChunk('eXIf', tiff(3))]), 'png')?.orientation).toBe(3);
  });
});

describe('a WebP', () => {
  const PROFILE_FLAG = 0x20;
  const ANIMATION_FLAG = 0x02;
  const pixels = [
    webpChunk('ICCP', 'P3!'),
    webpChunk('ANIM', [0, 0, 0, 0, 0, 0]),
    webpChunk('ANMF', [1, 2, 3]),
  ];

  it('leaves without Exif, XMP and unknown data; its animation stays', () => {
    const shown = PROFILE_FLAG + ANIMATION_FLAG;
    const said = [webpChunk('EXIF', tiff(1)), webpChunk('XMP ', PLACE), webpChunk('C2PA', PLACE)];
    const file = bytesOf(webp(shown + 0x0c, [...pixels, ...said]), PLACE);
    expect(withoutMetadata(file, 'webp')?.bytes).toEqual(webp(shown, pixels));
  });

  it.each([[[tiff(8)]], [['Exif\0\0', tiff(8)]]])('reads the orientation of the camera', (data) => {
    const file = webp(0x08, [...pixels, webpChunk('EXIF', ...data)]);
    expect(withoutMetadata(file, 'webp')?.orientation).toBe(8);
  });
});

const EVERY_KIND = [
  ['jpeg', jpeg([jpegExif(), JFIF])],
  ['png', png([pngChunk('tEXt', PLACE)])],
  ['webp', webp(0x08, [webpChunk('VP8 ', [1, 2, 3, 4]), webpChunk('EXIF', tiff(1))])],
] as const;

it.each(EVERY_KIND)('a %s that is cut off anywhere is refused', (kind, file) => {
  for (let length = 0; length < file.length; length += 1) {
    expect(withoutMetadata(file.slice(0, length), kind), `${length} bytes`).toBeNull();
  }
  expect(withoutMetadata(file, kind)).not.toBeNull();
});
