import { listOf } from '@/core/one-or-many';
import type { Row } from '../../fixtures/database/store';

/** The awards a promotion gave a customer of a company; amounts in euros. */
export type Given = { awards: number; payout: number };

type Tables = (name: string) => readonly Row[];

/** The purchases of each customer and company (`C000001 AURORA`) in the months of `promotion` that `isCounted`. */
export const boughtFrom = (
  tables: Tables,
  promotion: Row,
  isCounted: (month: string) => boolean = () => true,
): Map<string, number> => {
  const companies = listOf<Row>(promotion.company_quotas).map(({ company_code }) =>
    String(company_code),
  );
  const customers = new Map(
    tables('customers')
      .filter((customer) => isFor(promotion, customer))
      .map((customer) => [customer.code, listOf<string>(customer.company_code)]),
  );
  const cents = new Map<string, number>();
  for (const { customer_code, company_code, year, month, amount } of tables('turnovers')) {
    const when = `${String(year)}-${String(month).padStart(2, '0')}`;
    if (when < String(promotion.start_date).slice(0, 7)) continue;
    if (when > String(promotion.end_date).slice(0, 7) || !isCounted(when)) continue;
    const company = String(company_code);
    if (!companies.includes(company)) continue;
    if (!customers.get(customer_code)?.includes(company)) continue;
    const key = `${String(customer_code)} ${company}`;
    cents.set(key, (cents.get(key) ?? 0) + Math.round(Number(amount) * 100));
  }
  return cents;
};

/**
 * Gives out the awards of `promotion` one by one, as a person with a list would: the highest target first, and for each
 * target first the customers who bought most, while limit, quota and quantity allow it.
 */
export const handOut = (
  tables: Tables,
  promotion: Row,
  bought: ReadonlyMap<string, number>,
  onWin: (award: Row, key: string, euros: number) => void = () => undefined,
): Map<string, Given> => {
  const centsOf = (award: Row) => Math.round(Number(award.target ?? award.target_value) * 100);
  const given = new Map<string, Given>();
  const takeOne = createLimits(promotion);
  const queue = [...bought].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const awards = tables(promotion.award_type === 'gift' ? 'gifts' : 'rewards')
    .filter(({ promotion_id }) => promotion_id === promotion._id)
    .toSorted((a, b) => centsOf(b) - centsOf(a));
  for (const award of awards) {
    let pieces = 0;
    const isOnce = award.free === true || award.type === 'money_percent';
    for (const [key, cents] of queue) {
      for (let need = 1; cents >= need * centsOf(award); need++) {
        if (isOnce && need > 1) break;
        if (award.quantity && pieces >= Number(award.quantity)) break;
        if (award.free !== true && !takeOne(key)) break;
        pieces += 1;
        const before = given.get(key) ?? { awards: 0, payout: 0 };
        const worth = worthOf(award, cents);
        onWin(award, key, worth);
        given.set(key, { awards: before.awards + 1, payout: before.payout + worth });
      }
    }
  }
  return given;
};

/** Returns a function that counts an award for a customer and a company, unless a limit is reached: then it is false. */
const createLimits = (promotion: Row) => {
  const limit = Number(promotion.max_per_client);
  const quotas = new Map(
    listOf<Row>(promotion.company_quotas).map(({ company_code, quota }) => [company_code, quota]),
  );
  const byCustomer = new Map<string, number>();
  const byCompany = new Map<string, number>();
  return (key: string): boolean => {
    const [customer = '', company = ''] = key.split(' ');
    const ofCustomer = byCustomer.get(customer) ?? 0;
    const ofCompany = byCompany.get(company) ?? 0;
    const quota = quotas.get(company);
    if (limit > 0 && ofCustomer >= limit) return false;
    if (quota !== 0 && ofCompany >= Number(quota)) return false;
    byCustomer.set(customer, ofCustomer + 1);
    byCompany.set(company, ofCompany + 1);
    return true;
  };
};

/** The value of an award in euros, for purchases of `cents`. */
const worthOf = ({ type, percent, worth, amount }: Row, cents: number): number => {
  if (type === 'money_percent') return Math.round((cents * Number(percent)) / 100) / 100;
  return Number(type === undefined ? worth : (amount ?? 0));
};

/**
 * The figures of `promotion` at one company that do not depend on awards: those of the report by company, and for each
 * agent the number of customers, the number of buyers, and their purchases.
 */
export const countReport = (tables: Tables, promotion: Row, company: string) => {
  const bought = boughtFrom(tables, promotion);
  const meant = tables('customers').filter(
    (customer) =>
      isFor(promotion, customer) && listOf<string>(customer.company_code).includes(company),
  );
  const centsOf = ({ code }: Row) => bought.get(`${String(code)} ${company}`);
  const agentOf = (customer: Row) =>
    listOf<string>(customer.agent_code)[listOf<string>(customer.company_code).indexOf(company)];
  const buyers = meant.filter((customer) => centsOf(customer) !== undefined);
  const euros = (customers: readonly Row[]) =>
    customers.reduce((sum, customer) => sum + (centsOf(customer) ?? 0), 0) / 100;
  const codes = new Set(buyers.map(({ code }) => code));
  const wanted = tables('targets')
    .filter(
      ({ customer_code, company_code }) => company_code === company && codes.has(customer_code),
    )
    .map((target) => ({ customer: target.customer_code, part: partOfTarget(promotion, target) }))
    .filter(({ part }) => part > 0);
  return {
    total: {
      promotion_code: promotion.code,
      promotion_title: promotion.title,
      company_code: company,
      company_name: tables('companies').find((row) => row.company_code === company)?.company_name,
      status: promotion.status,
      customers: meant.length,
      participants: buyers.length,
      achieved_total: euros(buyers),
      ...(wanted.length > 0 && { target_total: sumByCustomer(wanted) }),
    },
    // Only the purchases of customers with a target are compared with it.
    measured: euros(buyers.filter(({ code }) => wanted.some(({ customer }) => customer === code))),
    agents: new Map(
      [...new Set(meant.map(agentOf))].map((agent) => {
        const own = buyers.filter((customer) => agentOf(customer) === agent);
        const count = meant.filter((customer) => agentOf(customer) === agent).length;
        return [agent, [count, own.length, euros(own)]];
      }),
    ),
  };
};

/** Rounds to the cent per customer before adding up, as the lines of a report do. */
const sumByCustomer = (parts: readonly { customer: unknown; part: number }[]): number =>
  [...new Set(parts.map(({ customer }) => customer))]
    .map((one) => parts.filter(({ customer }) => customer === one))
    .reduce((sum, own) => sum + Math.round(own.reduce((a, { part }) => a + part, 0) * 100), 0) /
  100;

/** The months of the periods that the targets of the fixtures have. */
const MONTHS_OF: Readonly<Record<string, readonly number[]>> = {
  Annuale: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '1° semestre': [1, 2, 3, 4, 5, 6],
  '2° semestre': [7, 8, 9, 10, 11, 12],
};

/** The part of a target in euros that falls into the months of `promotion`, counted month by month. */
export const partOfTarget = (promotion: Row, { year, period, target_value }: Row): number => {
  const months = MONTHS_OF[String(period)];
  if (!months) throw new Error(`Unknown period ${String(period)}`);
  const common = months.filter((month) => {
    const when = `${String(year)}-${String(month).padStart(2, '0')}`;
    return (
      when >= String(promotion.start_date).slice(0, 7) &&
      when <= String(promotion.end_date).slice(0, 7)
    );
  });
  return (Number(target_value) / months.length) * common.length;
};

const isFor = ({ categories }: Row, customer: Row): boolean => {
  const wanted = listOf<string>(categories);
  return (
    customer.status !== 'deactivated' &&
    (wanted.length === 0 ||
      listOf<string>(customer.categories).some((code) => wanted.includes(code)))
  );
};
