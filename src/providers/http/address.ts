import { decodeSegment, isId } from '@/core/id';
import { ApiError } from './api-error';
import { getConfig } from './config';

/** The path of a call, and its parameters. */
export type Address = {
  /** Below the API base. A segment that is not a valid id (`{id}%2Fdelete`) is an ApiError 404, without a call. */
  path: string;
  /** Undefined values are omitted; empty texts are sent. */
  query?: Readonly<Record<string, string | number | undefined>>;
};

/**
 * Returns the address of a call, with the API base and the query.
 *
 * @throws ApiError 404 if a segment of the path is not a valid id, 414 if the address is too long
 */
export const addressOf = ({ path, query = {} }: Address): string => {
  const segments = path.split('/').map(decodeSegment);
  if (!segments.every(isId)) throw new ApiError('refused', 404);
  const sent = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const search = new URLSearchParams(sent).toString();
  const address = `${getConfig().apiBase}/${path}${search ? `?${search}` : ''}`;
  if (address.length > MAX_ADDRESS_LENGTH) throw new ApiError('refused', 414);
  return address;
};

/** Servers refuse longer addresses, such as one with a code of a megabyte. */
const MAX_ADDRESS_LENGTH = 8_000;
