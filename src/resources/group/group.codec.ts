import { isRecord } from '@/core/is-record';
import { listOf } from '@/core/one-or-many';
import type { Codec, WireRecord } from '@/core/resource';
import { lineOf, textOrNumberOf } from '@/core/text';

/** A customer with the fields that a group's form needs. */
export type Member = { id: string; code: string; name: string; companies: string[] };

/**
 * Reads a group for its form. An answer may name a customer by id, by code or as an object (docs/wire-format.md,
 * 'Groups'): `customers` gets ids, or codes where there is no id; `members` gets the data of the objects. The company
 * is the group's, else that of the first member with one.
 */
export const groupCodec: Codec = {
  read: (wire) => {
    const items = Array.isArray(wire.customers) ? (wire.customers as unknown[]) : [];
    const members = items.flatMap((item) => (isRecord(item) ? [memberOf(item)] : []));
    const company = isRecord(wire.company) ? wire.company.company_code : undefined;
    return {
      ...wire,
      customers: items.map(refOf).filter(Boolean),
      members,
      company_code:
        textOrNumberOf(wire.company_code) ||
        textOrNumberOf(company) ||
        (members.find(({ companies }) => companies.length > 0)?.companies[0] ?? ''),
    };
  },
};

/** Converts a customer's record, or its object in a group, to a member. */
export const memberOf = (customer: WireRecord): Member => {
  const code = textOrNumberOf(customer.code);
  return {
    id: textOrNumberOf(customer._id) || textOrNumberOf(customer.id) || code,
    code,
    name: lineOf(customer.business_name),
    companies: listOf<unknown>(customer.company_code).map(textOrNumberOf).filter(Boolean),
  };
};

const refOf = (item: unknown): string =>
  isRecord(item) ? memberOf(item).id : textOrNumberOf(item);
