import * as z from '@/core/zod';
import { categories, customersNeedCategories, recipients } from '@/core/schema/audience';
import { APP_SECTIONS } from '@/domain/preview/app-sections';
import { isRecord } from '@/core/is-record';
import { oneOf, optionalOneOf } from '@/core/schema/choice';
import { optionalDateTime } from '@/core/schema/date';
import { shortText, optionalText, requiredText, richText } from '@/core/schema/text';
import { NOTICE_STATUSES, SCHEDULED } from '@/core/schedule';
import { EVENTS, MAX_PUSH_LENGTH } from './definitions';

/** Rules of push templates: specification, section 5; docs/wire-format.md, section 4. */
export const pushTemplateSchema = () =>
  z.object({ ...templateRules('push'), ...pushTexts(), section: optionalOneOf(APP_SECTIONS) });

/** Rules of email templates: specification, section 5; docs/wire-format.md, section 4. */
export const emailTemplateSchema = () => z.object({ ...templateRules('email'), ...emailTexts() });

/** Rules of custom emails: specification, section 5; docs/wire-format.md, section 4. */
export const emailNoticeSchema = () =>
  noticeSchema(z.object({ ...noticeRules('email'), ...emailTexts() }));

/** Rules of custom push notifications: specification, section 5; docs/wire-format.md, section 4. */
export const pushNoticeSchema = () =>
  noticeSchema(z.object({ ...noticeRules('push'), ...pushTexts() }));

const emailTexts = () => ({ title: shortText(), subject: requiredText(), corps: richText() });

const pushTexts = () => ({ title: shortText(), corps: shortText(MAX_PUSH_LENGTH) });

const templateRules = (channel: string) => ({
  channel: oneOf([channel]),
  event: oneOf(EVENTS),
  active: z.boolean('validation.invalid').optional(),
});

const noticeRules = (channel: string) => ({
  channel: oneOf([channel]),
  company_code: optionalText(),
  recipients: recipients(),
  categories: categories(0),
  status: oneOf(NOTICE_STATUSES),
  scheduled_at: optionalDateTime(),
});

type Notice = {
  recipients: string[];
  categories: string[];
  status: string;
  scheduled_at: string;
};

/** `schema` with the rules between its fields. `scheduleProblem` checks whether its moment has passed. */
const noticeSchema = <T extends z.ZodType<Notice>>(schema: T): T =>
  customersNeedCategories(schema).refine(
    ({ status, scheduled_at }) => status !== SCHEDULED || scheduled_at !== '',
    {
      path: ['scheduled_at'],
      error: 'validation.required',
      when: ({ value }) => isRecord(value) && typeof value.scheduled_at === 'string',
    },
  );
