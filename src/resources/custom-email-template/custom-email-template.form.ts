import { noticeForm } from '@/domain/notices/forms';
import { schema } from './custom-email-template.schema';

export const form = noticeForm(schema);
