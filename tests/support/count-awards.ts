import { listOf } from '@/core/one-or-many';
import type { Row } from '../../fixtures/store/store';

/** What a promotion gave a customer of a company; amounts in euros. */
export type Given = { awards: number; payout: number };

type Tables = (name: string) => readonly Row[];

/** Of each customer and company (`C000001 AURORA`) what was bought in the months of `promotion` that `isCounted`. */
export const boughtFrom = (
  tables: Tables,
  promotion: Row,
  isCounted: (month: string) => boolean = () => true,
): Map<string, number> => {
  const companies = listOf<Row>(promotion.company_quotas).map(({ company_code }) =>
    String(company_code),
  );
  const categories = listOf<string>(promotion.categories);
  const isFor = (customer: Row) =>
    customer.status !== 'deactivated' &&
    (categories.length === 0 ||
      listOf<string>(customer.categories).some((code) => categories.includes(code)));
  const customers = new Map(
    tables('customers')
      .filter(isFor)
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
 * Hands the awards of `promotion` out one by one, as a person with a list would: the highest target first, of those who
 * reached it whoever bought most, as long as limit, quota and pieces last.
 */
export const handOut = (
  tables: Tables,
  promotion: Row,
  bought: ReadonlyMap<string, number>,
): Map<string, Given> => {
  const isGift = promotion.award_type === 'gift';
  const centsOf = ({ target, target_value }: Row) =>
    Math.round(Number(isGift ? target : target_value) * 100);
  const given = new Map<string, Given>();
  const limits = new Map<string, number>();
  const quotas = new Map(
    listOf<Row>(promotion.company_quotas).map(({ company_code, quota }) => [company_code, quota]),
  );
  const used = new Map<unknown, number>();
  const queue = [...bought].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const awards = tables(isGift ? 'gifts' : 'rewards')
    .filter(({ promotion_id }) => promotion_id === promotion._id)
    .toSorted((a, b) => centsOf(b) - centsOf(a));
  for (const award of awards) {
    let pieces = 0;
    const isOnce = award.free === true || award.type === 'money_percent';
    for (const [key, cents] of queue) {
      const [customer = '', company = ''] = key.split(' ');
      for (let need = 1; cents >= need * centsOf(award); need++) {
        if (isOnce && need > 1) break;
        if (award.quantity && pieces >= Number(award.quantity)) break;
        if (award.free !== true) {
          const limit = Number(promotion.max_per_client);
          if (limit > 0 && (limits.get(customer) ?? 0) >= limit) break;
          if (quotas.get(company) !== 0 && (used.get(company) ?? 0) >= Number(quotas.get(company)))
            break;
          limits.set(customer, (limits.get(customer) ?? 0) + 1);
          used.set(company, (used.get(company) ?? 0) + 1);
        }
        pieces += 1;
        const before = given.get(key) ?? { awards: 0, payout: 0 };
        const worth =
          award.type === 'money_percent'
            ? Math.round((cents * Number(award.percent)) / 100) / 100
            : Number(award.type === undefined ? award.worth : (award.amount ?? 0));
        given.set(key, { awards: before.awards + 1, payout: before.payout + worth });
      }
    }
  }
  return given;
};
