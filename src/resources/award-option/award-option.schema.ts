import * as z from '@/core/zod';
import { oneOf } from '@/core/schema/choice';
import { code, shortText } from '@/core/schema/text';
import { awardOption } from './award-option.definition';

const { scope, role } = awardOption.values;

/** Rules of an award option: specification, section 5; docs/wire-format.md, section 4. */
export const schema = z.object({
  code: code(),
  title: shortText(),
  scope: oneOf(scope),
  role: oneOf(role),
});
