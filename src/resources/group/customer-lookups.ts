import type { DataProvider } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { memberOf, type Member } from './group.codec';

/**
 * Finding customers by id or by code. There is no filter by ids or codes (docs/wire-format.md, 'Lists'):
 * a few are asked for one by one, many are found by reading the company's list.
 */
const RESOURCE = 'app-user';
const ONE_BY_ONE = 25;
const MAX_PAGES = 100;
const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** The customers that `refs` (ids, or codes) name, by ref; those nobody finds are missing. */
export const findMembers = async (
  provider: DataProvider,
  refs: readonly string[],
  company: string,
): Promise<Map<string, Member>> => {
  const found = new Map<string, Member>();
  const keep = (member: Member | null, ref: string) => member && found.set(ref, member);
  const [first = ''] = refs;
  keep(await findMember(provider, first), first);
  const rest = refs.slice(1);
  if (rest.length < ONE_BY_ONE) {
    await Promise.all(rest.map(async (ref) => keep(await findMember(provider, ref), ref)));
    return found;
  }
  const home = company || found.get(first)?.companies[0] || '';
  const wanted = new Set(rest);
  for await (const member of membersOf(provider, home)) {
    for (const ref of [member.id, member.code]) if (wanted.delete(ref)) found.set(ref, member);
    if (wanted.size === 0) break;
  }
  return found;
};

export type PastedCodes = { found: Member[]; foreign: string[]; unknown: string[] };

/** What the pasted `codes` name: customers of `company`, those of another one, and nobody. */
export const findPasted = async (
  provider: DataProvider,
  codes: readonly string[],
  company: string,
): Promise<PastedCodes> => {
  const byCode = new Map<string, Member>();
  if (codes.length > ONE_BY_ONE) {
    const wanted = new Set(codes);
    for await (const member of membersOf(provider, company)) {
      if (wanted.delete(member.code)) byCode.set(member.code, member);
      if (wanted.size === 0) break;
    }
  }
  for (const code of codes) {
    const member = byCode.get(code) ?? (await findByCode(provider, code));
    if (member) byCode.set(code, member);
  }
  const members = [...byCode.values()];
  return {
    found: members.filter(({ companies }) => companies.includes(company)),
    foreign: members
      .filter(({ companies }) => !companies.includes(company))
      .map(({ code }) => code),
    unknown: codes.filter((code) => !byCode.has(code)),
  };
};

const findMember = async (provider: DataProvider, ref: string): Promise<Member | null> => {
  if (!OBJECT_ID.test(ref)) return findByCode(provider, ref);
  try {
    const { data } = await provider.getOne(RESOURCE, { id: ref });
    return memberOf(data);
  } catch {
    // One that was deleted, or is out of reach, is shown by its id and can be taken out.
    return null;
  }
};

const findByCode = async (provider: DataProvider, code: string): Promise<Member | null> => {
  const { data } = await provider.getList(RESOURCE, {
    pagination: { page: 1, perPage: ONE_BY_ONE },
    filter: { q: code },
  });
  return data.map(memberOf).find((member) => member.code === code) ?? null;
};

async function* membersOf(provider: DataProvider, company: string): AsyncGenerator<Member> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, total = 0 } = await provider.getList(RESOURCE, {
      pagination: { page, perPage: MAX_PAGE_SIZE },
      sort: { field: '_id', order: 'ASC' },
      filter: { company_code: company },
    });
    yield* data.map(memberOf);
    if (data.length === 0 || page * MAX_PAGE_SIZE >= total) return;
  }
}
