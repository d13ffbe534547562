import { quickSecret } from '../../fixtures/accounts/passwords';
import { PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import type { Database } from '../../fixtures/database/store';

/** `database` with a fast hash of the same passwords, because checking the slow one takes longer than many tests. */
export const withQuickPasswords = ({ bousers = [], ...others }: Database): Database => ({
  ...others,
  bousers: bousers.map((user) => ({ ...user, ...quickSecret(PASSWORD) })),
});
