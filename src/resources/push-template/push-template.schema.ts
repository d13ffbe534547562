import { pushTemplateSchema } from '@/domain/notices/schemas';

export const schema = pushTemplateSchema();
