/**
 * The columns of a list's export as data, where they are not the writable fields. With `lines`, a record becomes a row
 * for each item of that field: columns that the record lacks are fields of the item.
 */
export type DataFile = { columns: readonly string[]; lines?: string };
