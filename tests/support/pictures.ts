/** A PNG's first bytes as a data URI: they contain its size. */
export const pngOf = (width: number, height: number): string =>
  `data:image/png;base64,${Buffer.from(pngHeader(width, height)).toString('base64')}`;

export const pngHeader = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 6], 24);
  return bytes;
};
