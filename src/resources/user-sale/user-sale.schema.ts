import { oneOf } from '@/core/schema/choice';
import * as z from '@/core/zod';
import { userSale } from './user-sale.definition';

/** The only editable field of a user sale: docs/wire-format.md, section 3. */
export const schema = z.object({ status: oneOf(userSale.values.status) });
