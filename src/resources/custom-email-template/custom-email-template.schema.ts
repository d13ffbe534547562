import { emailNoticeSchema } from '@/domain/notices/schemas';

export const schema = emailNoticeSchema();
