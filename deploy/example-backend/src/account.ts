import type { FastifyInstance } from 'fastify';
import { compare, hash } from 'bcryptjs';
import type { AddCall } from './calls';
import { Refusal } from './refusal';

/** The specification's rule for new passwords, and the 72 bytes that bcrypt reads. */
const PASSWORD = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[#?!@$%^&*\-+._]).{8,72}$/;
const COST = 12;

/** Takes as long where there is no such account. */
const NOBODY = { _id: '', hash: await hash('', COST) };

/** `password` as it is stored. @throws {Refusal} 422 where it breaks the rule. */
export const hashOf = (password: unknown): Promise<string> => {
  if (PASSWORD.test(String(password))) return hash(String(password), COST);
  throw new Refusal(422, { field: 'password', message: 'password' });
};

/** Login, profile and change of password. */
export const addAccount = (add: AddCall, app: FastifyInstance): void => {
  add('post', '/bouser/login', async ({ client, request: { body } }) => {
    // One address may have several accounts: the password tells which one.
    const { rows } = await client.query<typeof NOBODY>(
      `select _id, hash from bousers join passwords on bouser_id = _id
        where lower(email) = lower($1) and status = 'active' order by _id limit 20`,
      [body['email']],
    );
    for (const account of rows.length > 0 ? rows : [NOBODY]) {
      const isPassword = await compare(String(body['password']), account.hash);
      if (isPassword && account._id) return { token: app.jwt.sign({ sub: account._id }) };
    }
    throw new Refusal(401, 'login');
  });

  add('get', '/me', async ({ request }) => ({ self: request.user }));

  add('post', '/bouser/update/password', async ({ client, request: { user, body }, say }) => {
    const { rows } = await client.query<typeof NOBODY>('select hash from passwords where bouser_id = $1', [user._id]);
    if (!(await compare(String(body['oldpassword']), rows[0]?.hash ?? NOBODY.hash))) {
      throw new Refusal(422, { field: 'oldpassword', message: 'wrong_password' });
    }
    const values = [user._id, await hashOf(body['password'])];
    await client.query('update passwords set hash = $2 where bouser_id = $1', values);
    await client.query('update bousers set first_login = false where _id = $1', [user._id]);
    return { message: say('password_changed') };
  });
};
