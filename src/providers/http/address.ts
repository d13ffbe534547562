import { decodeSegment, isId } from '@/core/id';
import { ApiError } from './api-error';
import { getConfig } from './config';

/** The path of a call, and its parameters. */
export type Address = {
  /** Below the API base. A segment that is not a valid id (`{id}%2Fdelete`) makes no call: an ApiError 404. */
  path: string;
  /** Undefined values are left out; empty texts are sent. */
  query?: Readonly<Record<string, string | number | undefined>>;
};

/**
 * The address of a call.
 *
 * @throws ApiError 404 where a segment of its path is not a valid id, 414 where the address is too long
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

/** Longer addresses, such as one with a code of a megabyte, are refused by servers. */
const MAX_ADDRESS_LENGTH = 8_000;
