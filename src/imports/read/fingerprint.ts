/** Identifies the contents of a file: a 53-bit hash, computed while the file is read. It is not cryptographic. */
export const createFingerprint = () => {
  let high = 0xdeadbeef | 0;
  let low = 0x41c6ce57;
  let length = 0;
  return {
    add: (bytes: Uint8Array): void => {
      length += bytes.length;
      const words = bytes.length >> 2;
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      // Local copies are five times as fast: variables of the closure would be stored as objects at each step.
      let nextHigh = high;
      let nextLow = low;
      for (let at = 0; at < words; at += 1) {
        const word = view.getInt32(at * 4, true);
        nextHigh = Math.imul(nextHigh ^ word, 2654435761);
        nextLow = Math.imul(nextLow ^ word, 1597334677);
      }
      for (let at = words * 4; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        nextHigh = Math.imul(nextHigh ^ byte, 2654435761);
        nextLow = Math.imul(nextLow ^ byte, 1597334677);
      }
      high = nextHigh;
      low = nextLow;
    },
    value: (): string =>
      `${length.toString(36)}-${((high ^ (high >>> 16)) >>> 0).toString(36)}${((low ^ (low >>> 13)) >>> 0).toString(36)}`,
  };
};
