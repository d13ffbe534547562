/** Identifies the contents of a file: a 53-bit hash, computed while the file is read. It is not cryptographic. */
export const createFingerprint = () => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  let length = 0;
  return {
    add: (bytes: Uint8Array): void => {
      length += bytes.length;
      const words = bytes.length >> 2;
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      for (let at = 0; at < words; at += 1) {
        const word = view.getUint32(at * 4, true);
        high = Math.imul(high ^ word, 2654435761);
        low = Math.imul(low ^ word, 1597334677);
      }
      for (let at = words * 4; at < bytes.length; at += 1) {
        high = Math.imul(high ^ (bytes[at] ?? 0), 2654435761);
        low = Math.imul(low ^ (bytes[at] ?? 0), 1597334677);
      }
    },
    value: (): string =>
      `${length.toString(36)}-${((high ^ (high >>> 16)) >>> 0).toString(36)}${((low ^ (low >>> 13)) >>> 0).toString(36)}`,
  };
};
