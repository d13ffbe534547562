import type { FormDescription } from '@/kit/form/FormView';
import { PublicationInputs } from './PublicationInputs';
import { PublicationPreview } from './PublicationPreview';

/** The form of a publication, but for its rules; a copy of one is a draft that is still to come. */
export const publicationForm = {
  Inputs: PublicationInputs,
  Aside: PublicationPreview,
  initial: () => ({ visible: true }),
  copy: { set: { published: false }, movedOn: ['publication_date'] },
} satisfies Partial<FormDescription>;
