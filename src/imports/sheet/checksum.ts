/** The checksum of bytes that come in pieces, as zip archives keep it (CRC-32). */
export const createChecksum = () => {
  let rest = -1;
  return {
    add: (bytes: Uint8Array): void => {
      for (const byte of bytes) rest = (rest >>> 8) ^ (TABLE[(rest ^ byte) & 0xff] ?? 0);
    },
    value: (): number => ~rest >>> 0,
  };
};

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});
