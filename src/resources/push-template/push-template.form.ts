import { templateForm } from '@/domain/notices/forms';
import { schema } from './push-template.schema';

export const form = templateForm(schema);
