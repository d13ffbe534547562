/** Makes keys of the catalogue that begin with `prefix`: `keysUnder('form')('save')` is `form.save`. */
export const keysUnder =
  <Prefix extends string>(prefix: Prefix) =>
  <Name extends string>(name: Name) =>
    `${prefix}.${name}` as const;
