/**
 * The columns of a list's data export, if they are not the writable fields. With `lines`, each item of that field
 * becomes a row; columns that the record lacks are fields of the item.
 */
export type DataFile = { columns: readonly string[]; lines?: string };
