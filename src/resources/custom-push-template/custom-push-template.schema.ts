import { pushNoticeSchema } from '@/shared/notices/schemas';

export const schema = pushNoticeSchema();
