import { emailTemplateSchema } from '@/shared/notices/schemas';

export const schema = emailTemplateSchema();
