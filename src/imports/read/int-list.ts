/** Growing list of whole numbers in a typed array: a million of them take four megabytes. */
export const createIntList = () => {
  let numbers = new Int32Array(1024);
  let length = 0;
  return {
    push: (number: number): void => {
      if (length === numbers.length) {
        const larger = new Int32Array(length * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length] = number;
      length += 1;
    },
    at: (index: number): number => numbers[index] ?? 0,
    length: (): number => length,
    /** A copy without spare capacity. */
    toArray: (): Int32Array => numbers.slice(0, length),
  };
};
