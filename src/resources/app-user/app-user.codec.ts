import { listOf, oneOrMany, textsOf } from '@/core/one-or-many';
import { presenceOf } from '@/core/presence';
import type { Codec, WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';

/**
 * A customer as the wire and as the form have it (docs/wire-format.md, 'customer'): one company entry is
 * three texts on the wire, several are three lists of one length. The form always holds three lists, and
 * at least one entry, however empty.
 */
export const customerCodec: Codec = {
  read: (wire) => {
    const entries = entriesOf(wire);
    return {
      ...wire,
      ...listsOf(entries.length > 0 ? entries : [EMPTY_ENTRY]),
      categories: textsOf(wire.categories),
      presence: presenceOf(wire, Date.now()),
    };
  },
  write: ({ company_code, location_code, agent_code, ...rest }) => ({
    ...rest,
    ...oneOrMany('company_code', company_code),
    ...oneOrMany('location_code', location_code),
    ...oneOrMany('agent_code', agent_code),
  }),
};

/** The three wire fields of a company entry: which company has the customer, at which location, served by whom. */
export const ENTRY_FIELDS = ['company_code', 'location_code', 'agent_code'] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];
export type Entry = Readonly<Record<EntryField, string>>;

/** The company entries of a customer, read from its three fields side by side. */
export const entriesOf = (customer: WireRecord): Entry[] => {
  const [companies = [], locations = [], agents = []] = ENTRY_FIELDS.map((field) =>
    listOf<unknown>(customer[field]).map(textOrNumberOf),
  );
  const length = Math.max(companies.length, locations.length, agents.length);
  return Array.from({ length }, (_, at) => ({
    company_code: companies[at] ?? '',
    location_code: locations[at] ?? '',
    agent_code: agents[at] ?? '',
  }));
};

/** The reverse of {@link entriesOf}: three lists of one length. */
export const listsOf = (entries: readonly Entry[]): Record<EntryField, string[]> => ({
  company_code: entries.map(({ company_code }) => company_code),
  location_code: entries.map(({ location_code }) => location_code),
  agent_code: entries.map(({ agent_code }) => agent_code),
});

export const EMPTY_ENTRY: Entry = { company_code: '', location_code: '', agent_code: '' };
