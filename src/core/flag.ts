/**
 * A yes or no of the wire: true, 1 and the text 'true' are yes, any other value is no.
 *
 * @param missing the answer where `value` is undefined or null
 */
export const flagOf = (value: unknown, missing = false): boolean => {
  const given = value ?? missing;
  return given === true || given === 1 || given === 'true';
};
