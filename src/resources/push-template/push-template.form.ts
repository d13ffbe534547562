import { templateForm } from '@/shared/notices/forms';
import { schema } from './push-template.schema';

export const form = templateForm(schema);
