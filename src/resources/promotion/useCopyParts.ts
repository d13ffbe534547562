import { useDataProvider, type RaRecord } from 'react-admin';
import { MAX_CODE_LENGTH, MAX_PAGE_SIZE } from '@/core/constants';
import { ADDITIONAL_AWARD, GIFT } from '@/core/resource-names';
import { readPages } from '@/providers/data/iterate-pages';
import { isIdKnown } from '@/providers/data/record-calls';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { givenResource } from '@/domain/promotion/promotion-steps';

/**
 * Copies the gifts or rewards of `original`, and its additional awards, to the promotion `copy`, with one call a
 * record. An award of a gift belongs to the gift's copy. Refused records are counted and reported; the rest is copied.
 */
export const useCopyParts = () => {
  const provider = useDataProvider();
  const alerts = useAlerts();
  return async (original: RaRecord, copy: RaRecord): Promise<void> => {
    const below = { parents: { promotion_id: String(original.id) } };
    const meta = { parents: { promotion_id: String(copy.id) } };
    const resource = givenResource(original);
    const read = async (name: string, of: typeof meta) => {
      const { rows } = await readPages<RaRecord>((page) =>
        provider.getList(name, {
          pagination: { page, perPage: MAX_PAGE_SIZE },
          filter: {},
          meta: of,
        }),
      );
      return rows;
    };
    const lost: unknown[] = [];
    const create = async (name: string, data: Partial<RaRecord>) => {
      try {
        const made = await provider.create(name, {
          data: { ...data, promotion_id: copy.id },
          meta,
        });
        return made.data;
      } catch (error) {
        lost.push(error);
        return undefined;
      }
    };
    /** The id of a gift that was created by a call whose answer is only a message. */
    const giftIdOf = async (code: string) => {
      const gifts = await read(GIFT, meta);
      return gifts.find((gift) => gift.code === code)?.id;
    };
    try {
      const gifts = new Map<unknown, unknown>();
      for (const [at, { id, ...record }] of (await read(resource, below)).entries()) {
        if (resource === GIFT) {
          const code = codeOf(String(copy.code), at + 1);
          const made = await create(GIFT, { ...record, code });
          gifts.set(id, made && (isIdKnown(made) ? made.id : await giftIdOf(code)));
        } else await create(resource, record);
      }
      for (const record of await read(ADDITIONAL_AWARD, below)) {
        await create(ADDITIONAL_AWARD, { ...record, gift_id: gifts.get(record.gift_id) });
      }
    } catch (error) {
      lost.push(error);
    }
    if (lost.length === 0) return;
    alerts.failure(lost[0]);
    alerts.error('resources.promotion.inputs.copy_partial', { smart_count: lost.length });
  };
};

/** Codes of gifts are unique: a copy's gift has the promotion's code with a number, cut to the longest code. */
const codeOf = (promotion: string, number: number): string => {
  const tail = `-G${number}`;
  return promotion.slice(0, MAX_CODE_LENGTH - tail.length) + tail;
};
