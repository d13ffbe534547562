import { pushTemplateSchema } from '@/shared/notices/schemas';

export const schema = pushTemplateSchema();
