import { MONTHLY_WINDOW_DAYS } from '@/core/constants';
import { DAY_MS } from '@/core/days';
import { NO_TIME, presenceOf, timesOf } from '@/core/presence';
import type { Codec, WireRecord } from '@/core/resource';
import { textOf } from '@/core/text';
import { isBlank } from '@/core/validators';

/** A row of the activity table (specification, section 3 'Access-log row as shown'). */
export type AccessRow = {
  client_code: string;
  client_name: string;
  company_name: string | null;
  agent_code: string;
  agent_name: string | null;
  initial_access: string | null;
  last_access: string | null;
  /** Null where the accesses are not a list. */
  total_access: number | null;
  /** Null where none of the accesses has a readable time. */
  month_access: number | null;
};

/** Reads what the server sends per customer; totals are counted from `accesses_list`, the 30 days end at `now`. */
export const readAccessRow = (
  wire: WireRecord,
  now = Date.now(),
  times: readonly number[] = timesOf(wire),
): AccessRow => {
  const agent = (wire.agent ?? {}) as { firstname?: string; surname?: string };
  const company = (wire.company ?? {}) as { company_name?: string };
  const isListed = isBlank(wire.accesses_list) || Array.isArray(wire.accesses_list);
  const isDated = times.length === 0 || times.some((time) => time !== NO_TIME);
  // Not a month of the user's calendar, which is an hour longer where the clocks went back.
  const since = now - MONTHLY_WINDOW_DAYS * DAY_MS;
  return {
    client_code: filledOrNull(wire.code) ?? '',
    client_name: filledOrNull(wire.user_name) ?? '',
    company_name: filledOrNull(company.company_name),
    agent_code: filledOrNull(wire.agent_code) ?? '',
    agent_name: filledOrNull([agent.firstname, agent.surname].filter(Boolean).join(' ')),
    initial_access: filledOrNull(wire.first_access),
    last_access: filledOrNull(wire.last_access),
    total_access: isListed ? times.length : null,
    month_access:
      isListed && isDated ? times.filter((time) => time > since && time <= now).length : null,
  };
};

/** Reads the row as shown, with the fields it is counted and filtered by. */
export const accessRowCodec: Codec = {
  read: (wire) => {
    const now = Date.now();
    const times = timesOf(wire);
    return {
      ...readAccessRow(wire, now, times),
      accesses_list: wire.accesses_list ?? [],
      presence: presenceOf(wire, now, times),
    };
  },
};

const filledOrNull = (value: unknown): string | null =>
  isBlank(textOf(value)) ? null : textOf(value);
