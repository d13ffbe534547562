import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readImageFile } from '@/kit/inputs/image-file';
import {
  bytesOf,
  jpeg,
  jpegExif,
  png,
  pngChunk,
  segment,
  webp,
  webpChunk,
} from '../support/picture-bytes';

/** The browser's own decoder, which jsdom lacks: it shows every picture in its size. */
const decode = vi.fn<(file: Blob) => Promise<{ width: number; close: () => void }>>();

beforeEach(() => {
  decode.mockReset().mockResolvedValue({ width: 400, close: () => {} });
  vi.stubGlobal('createImageBitmap', decode);
});

const read = (bytes: Uint8Array<ArrayBuffer>, name = 'logo.png', type = 'image/png') =>
  readImageFile(new File([bytes], name, { type }));

const dataUri = (kind: string, bytes: Uint8Array) =>
  `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`;

describe('a picture', () => {
  it.each([
    ['jpeg', jpeg([jpegExif()]), jpeg()],
    ['png', png([pngChunk('iTXt', 'where')]), png()],
  ])('of the kind %s leaves without metadata', async (kind, file, bare) => {
    expect(await read(file)).toEqual({ dataUri: dataUri(kind, bare) });
  });

  it.each([
    ['APNG', 'png', png([pngChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0]), pngChunk('fcTL', [0])])],
    [
      'WebP',
      'webp',
      webp(0x02, [webpChunk('ANIM', [0, 0, 0, 0, 0, 0]), webpChunk('ANMF', [1, 2])]),
    ],
    [
      'JPEG of four colours',
      'jpeg',
      jpeg([segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 2])], { components: 4 }),
    ],
  ])('that is an animated or printed one (%s) stays as it is', async (_, kind, file) => {
    expect(await read(file)).toEqual({ dataUri: dataUri(kind, file) });
  });

  it('may have a colour profile of printers, larger than all other headers', async () => {
    const profile = Array.from({ length: 9 }, () =>
      segment(0xe2, 'ICC_PROFILE\0', new Uint8Array(65_000)),
    );
    const file = jpeg(profile);
    expect(await read(file)).toEqual({ dataUri: dataUri('jpeg', file) });
  });

  it('is what its bytes say, whatever its name', async () => {
    expect(await read(jpeg(), 'logo.png', 'image/png')).toEqual({
      dataUri: dataUri('jpeg', jpeg()),
    });
  });
});

describe('refused before anything is decoded', () => {
  it.each([
    [
      '30,000 × 30,000 pixels',
      png([], { width: 30_000, height: 30_000 }),
      'too_large',
      { max: 30_000 },
    ],
    ['65,535 pixels in a row', jpeg([], { width: 65_535 }), 'too_large', { max: 30_000 }],
    [
      '144 megapixels',
      webp(0, [], { width: 12_000, height: 12_000 }),
      'too_many_pixels',
      { max: 100 },
    ],
    ['50 MB', new Uint8Array(50 * 1024 * 1024), 'too_heavy', { max: 25 }],
    ['nothing', new Uint8Array(), 'empty', undefined],
    [
      'HEIC',
      bytesOf([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'),
      'other_format',
      { format: 'HEIC' },
    ],
    ['AVIF', bytesOf([0, 0, 0, 28], 'ftypavif'), 'other_format', { format: 'AVIF' }],
    ['an animated GIF', bytesOf('GIF89a', [144, 1, 120, 0]), 'other_format', { format: 'GIF' }],
    ['SVG', bytesOf('<?xml version="1.0"?><svg onload="a()"/>'), 'other_format', { format: 'SVG' }],
    ['PDF', bytesOf('%PDF-1.7'), 'other_format', { format: 'PDF' }],
    ['TIFF', bytesOf('II*\0'), 'other_format', { format: 'TIFF' }],
    ['words', bytesOf('BMW, 1972'), 'no_image', undefined],
    ['the beginning of a PNG', png().slice(0, 20), 'damaged', undefined],
  ])('%s', async (_, file, problem, args) => {
    expect(await read(file)).toEqual({ problem: `picture.${problem}`, ...(args && { args }) });
    expect(decode).not.toHaveBeenCalled();
  });
});

it('a JPEG that ends in the middle is damaged', async () => {
  decode.mockRejectedValue(new DOMException('The source image could not be decoded.'));
  expect(await read(jpeg().slice(0, -8))).toEqual({ problem: 'picture.damaged' });
});
