// For the English that react-admin makes of a name without words: here every name has words, in both languages.
const unchanged = (name: string): string => name;

export {
  unchanged as capitalize,
  unchanged as humanize,
  unchanged as inflect,
  unchanged as pluralize,
  unchanged as singularize,
  unchanged as transform,
};
