import { noticeForm } from '@/domain/notices/forms';
import { schema } from './custom-push-template.schema';

export const form = noticeForm(schema);
