import type { DataProvider } from 'react-admin';
import { DEFAULT_SORT_FIELD, MAX_PAGE_SIZE, MAX_PAGES_SEARCHED } from '@/core/constants';
import { mapWithConcurrency } from '@/core/concurrency';
import { isObjectId } from '@/core/id';
import { CUSTOMER } from '@/core/resource-names';
import { searchRecords } from '@/kit/references/find-by-code';
import { iteratePages } from '@/providers/data/iterate-pages';
import { unlessUnseen } from '@/providers/http/unseen';
import { memberOf, type Member } from './group.codec';

const ONE_BY_ONE = 25;
/**
 * Finds the customers that `refs` (ids or codes) name, by ref; those the user cannot see are missing. The wire has no
 * filter by ids or codes (docs/wire-format.md, 'Lists'): a few customers are read one by one, many by reading the
 * company's list.
 *
 * @throws the error of a call that fails otherwise; also where `signal` is aborted.
 */
export const findMembers = async (
  provider: DataProvider,
  refs: readonly string[],
  company: string,
  signal: AbortSignal,
): Promise<Map<string, Member>> => {
  const found = new Map<string, Member>();
  const look = async (ref: string) => {
    const member = await findMember(provider, ref, signal);
    if (member) found.set(ref, member);
  };
  const [first = ''] = refs;
  await look(first);
  const rest = refs.slice(1);
  if (rest.length < ONE_BY_ONE) {
    await mapWithConcurrency(rest, look);
    return found;
  }
  const home = company || found.get(first)?.companies[0] || '';
  const wanted = new Set(rest);
  for await (const member of membersOf(provider, home, signal)) {
    for (const ref of [member.id, member.code]) if (wanted.delete(ref)) found.set(ref, member);
    if (wanted.size === 0) break;
  }
  return found;
};

export type PastedCodes = {
  found: Member[];
  foreign: string[];
  unknown: string[];
  /** Other spellings of codes in front of them: a customer counts once. */
  repeated: string[];
};

/** Sorts pasted `codes`: customers of `company` (`found`), of another company (`foreign`), and `unknown` codes. */
export const findPasted = async (
  provider: DataProvider,
  codes: readonly string[],
  company: string,
  signal: AbortSignal,
): Promise<PastedCodes> => {
  const byCode = new Map<string, Member>();
  if (codes.length > ONE_BY_ONE) {
    const wanted = new Set(codes);
    for await (const member of membersOf(provider, company, signal)) {
      if (wanted.delete(member.code)) byCode.set(member.code, member);
      if (wanted.size === 0) break;
    }
  }
  await mapWithConcurrency(codes, async (code) => {
    const member = byCode.get(code) ?? (await findByCode(provider, code, signal, isLike));
    if (member) byCode.set(code, member);
  });
  const first = new Map<string, string>();
  for (const code of codes.toReversed()) first.set(byCode.get(code)?.id ?? code, code);
  const isRepeated = (code: string) => first.get(byCode.get(code)?.id ?? code) !== code;
  const members = codes.flatMap((code) => (isRepeated(code) ? [] : (byCode.get(code) ?? [])));
  return {
    found: members.filter(({ companies }) => companies.includes(company)),
    foreign: members
      .filter(({ companies }) => !companies.includes(company))
      .map(({ code }) => code),
    unknown: codes.filter((code) => !byCode.has(code)),
    repeated: codes.filter(isRepeated),
  };
};

const findMember = async (
  provider: DataProvider,
  ref: string,
  signal: AbortSignal,
): Promise<Member | null> => {
  signal.throwIfAborted();
  // A customer whom the user cannot see is shown by its id, and can be removed.
  if (!isObjectId(ref)) return (await unlessUnseen(findByCode(provider, ref, signal))) ?? null;
  const found = await unlessUnseen(provider.getOne(CUSTOMER, { id: ref, signal }));
  return found ? memberOf(found.data) : null;
};

const findByCode = async (
  provider: DataProvider,
  code: string,
  signal: AbortSignal,
  isAlso?: (member: Member, code: string) => boolean,
): Promise<Member | null> => {
  const alike: Member[] = [];
  for await (const record of searchRecords(provider, CUSTOMER, code, { signal })) {
    const member = memberOf(record);
    if (member.code === code) return member;
    if (isAlso?.(member, code)) alike.push(member);
  }
  const [only, ...more] = alike;
  return more.length === 0 ? (only ?? null) : null;
};

/** Codes are pasted from mails and sheets in any case: `cli-1` means CLI-1, if only one customer matches. */
const isLike = (member: Member, code: string) => member.code.toLowerCase() === code.toLowerCase();

async function* membersOf(
  provider: DataProvider,
  company: string,
  signal: AbortSignal,
): AsyncGenerator<Member> {
  const readPage = (page: number) => {
    signal.throwIfAborted();
    return provider.getList(CUSTOMER, {
      pagination: { page, perPage: MAX_PAGE_SIZE },
      sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
      filter: { company_code: company },
      signal,
    });
  };
  for await (const { data } of iteratePages(readPage, MAX_PAGES_SEARCHED))
    yield* data.map(memberOf);
}
