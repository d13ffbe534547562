import { isRecord } from '@/core/is-record';
import { listOf, oneOrMany, textsOf } from '@/core/one-or-many';
import type { Codec, WireRecord } from '@/core/resource';

/**
 * Converts a back-office user between wire and forms (docs/wire-format.md, 'bouser').
 *
 * On the wire, one company or location is a text, several are a list, and none is an absent key; forms always hold
 * lists. In tables the companies and locations are flattened to `company_name` and a comma-separated `location_name`
 * (specification, section 3).
 */
export const boUserCodec: Codec = {
  read: (wire) => {
    const companies = listOf<unknown>(wire.company).filter(isRecord);
    const locations = listOf<unknown>(wire.locations).filter(isRecord);
    return {
      ...wire,
      roles: textsOf(wire.roles),
      company_code: codesOf(wire.company_code, companies, (item) => item.company_code),
      location_code: codesOf(
        wire.location_code,
        locations,
        (item) => item.location_code ?? item.code,
      ),
      company_name: flatten(wire.company_name, companies, (item) => item.company_name),
      location_name: flatten(
        wire.location_name,
        locations,
        (item) => item.location_name ?? item.name,
      ),
    };
  },
  write: (record, previous) => {
    const { company_code, location_code, status, ...rest } = record;
    return {
      ...rest,
      ...oneOrMany('company_code', company_code),
      ...oneOrMany('location_code', location_code),
      ...(previous && status !== previous.status ? { status } : {}),
    };
  },
};

const codesOf = (
  codes: unknown,
  items: readonly WireRecord[],
  codeOf: (item: WireRecord) => unknown,
): string[] => {
  const given = textsOf(codes);
  return given.length > 0 ? given : items.flatMap((item) => textsOf(codeOf(item)));
};

const flatten = (
  flat: unknown,
  items: readonly WireRecord[],
  nameOf: (item: WireRecord) => unknown,
): string =>
  typeof flat === 'string' && flat !== ''
    ? flat
    : items.flatMap((item) => textsOf(nameOf(item))).join(', ');
