/** Groups `items` by `keyOf`, keeping their order. */
export const groupBy = <Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) addToGroup(groups, keyOf(item), item);
  return groups;
};

/** Adds `item` to its group. */
export const addToGroup = <Item, Key>(groups: Map<Key, Item[]>, key: Key, item: Item): void => {
  const known = groups.get(key);
  if (known) known.push(item);
  else groups.set(key, [item]);
};
