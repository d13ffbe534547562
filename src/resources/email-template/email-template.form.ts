import { templateForm } from '@/domain/notices/forms';
import { schema } from './email-template.schema';

export const form = templateForm(schema);
