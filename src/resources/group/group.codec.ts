import { isRecord } from '@/core/is-record';
import { listOf } from '@/core/one-or-many';
import type { Codec, WireRecord } from '@/core/resource';
import { lineOf, textOrNumberOf } from '@/core/text';

/** A customer as a group's form needs to know it. */
export type Member = { id: string; code: string; name: string; companies: string[] };

/**
 * A group as its form has it. In an answer a customer may stand as an id, a code or an object
 * (docs/wire-format.md, 'Groups'): `customers` gets ids, and codes where no id is told; `members` holds
 * what the objects say. The company is read from the group, else from the first of them that names one.
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

/** A customer's record, or what a group says of one, as a member. */
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
