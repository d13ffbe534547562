import type { FormDescription } from '@/kit/form/FormView';
import { PublicationInputs } from './PublicationInputs';
import { PublicationPreview } from './PublicationPreview';

/** The form of a publication, without its rules; a copy is a draft for the future. */
export const publicationForm = {
  Inputs: PublicationInputs,
  Aside: PublicationPreview,
  initial: () => ({ visible: true }),
  copy: { set: { published: false } },
} satisfies Partial<FormDescription>;
