import type { FormDescription } from '@/kit/form/FormView';
import { publicationForm } from '@/domain/publication/publication-form';
import { schema } from './news.schema';

export const form: FormDescription = { ...publicationForm, schema };
