import { listOf, oneOrMany, textsOf } from '@/core/one-or-many';
import { presenceOf } from '@/core/presence';
import type { Codec, WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';

/**
 * Converts a customer between wire and form (docs/wire-format.md, 'customer'): on the wire, one company entry is three
 * texts and several are three lists of one length. The form always holds three lists with at least one entry, which may
 * be empty.
 */
export const appUserCodec: Codec = {
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

/** The three wire fields of a company entry: the company, the location, and the agent who serves it. */
export const ENTRY_FIELDS = ['company_code', 'location_code', 'agent_code'] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];
export type Entry = Readonly<Record<EntryField, string>>;

/** The company entries of a customer, read from its three parallel fields. */
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
