import type { FormDescription } from '@/shared/form/FormView';
import { publicationForm } from '@/shared/publication/publication-form';
import { schema } from './news.schema';

export const form: FormDescription = { ...publicationForm, schema };
