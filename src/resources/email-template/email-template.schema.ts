import { emailTemplateSchema } from '@/domain/notices/schemas';

export const schema = emailTemplateSchema();
