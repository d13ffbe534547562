import { pushNoticeSchema } from '@/domain/notices/schemas';

export const schema = pushNoticeSchema();
