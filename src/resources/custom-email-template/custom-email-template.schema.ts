import { emailNoticeSchema } from '@/shared/notices/schemas';

export const schema = emailNoticeSchema();
