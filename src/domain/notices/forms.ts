import type { FormDescription } from '@/kit/form/FormView';
import { DRAFT, SENT } from '@/core/schedule';
import { WrittenPreview } from './MessagePreview';
import { NoticeInputs } from './NoticeInputs';
import { noticeRefinement, templateRefinement } from './refinements';
import { SentNotice } from './SentNotice';
import { TemplateInputs } from './TemplateInputs';

type Schema = FormDescription['schema'];

/** The form of templates, validated by `schema`. */
export const templateForm = (schema: Schema): FormDescription => ({
  schema,
  Inputs: TemplateInputs,
  Aside: WrittenPreview,
  refinement: templateRefinement,
  initial: () => ({ active: true }),
  copy: { set: { active: false } },
});

/** The form of custom notices, validated by `schema`; a sent one is read-only. */
export const noticeForm = (schema: Schema): FormDescription => ({
  schema,
  Inputs: NoticeInputs,
  Aside: WrittenPreview,
  refinement: noticeRefinement,
  initial: () => ({ status: DRAFT }),
  copy: { set: { status: DRAFT } },
  readOnly: { applies: ({ status }) => status === SENT, View: SentNotice },
});
