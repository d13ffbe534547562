import {
  inCall,
  inAnswer,
  forAccount,
  AGENT,
  into,
  refuse,
  creates,
  sentBy,
  isFull,
  updates,
  deletes,
  lists,
  type Deviation,
} from './kinds';

/** Rows of the large file in these tests. */
export const MANY = 300;

/** The option of deviations that the kit finds only by writing. */
const WRITING = { isWriting: true };

/** Deviations of writes. */
export const WRITE_DEVIATIONS: readonly Deviation[] = [
  inAnswer(
    'categories',
    'create',
    'a create without a message',
    (call, { status }) => creates(call, 'categories') && status === 201,
    (answer) => {
      delete answer.json.message;
    },
    WRITING,
  ),
  inCall(
    'categories',
    'stored values',
    'a field is written anew',
    (call) => {
      if (!creates(call, 'categories') || !isFull(call)) return undefined;
      const body = { ...sentBy(call), category_name: 'Something else' };
      call.body = Buffer.from(JSON.stringify(body));
      return undefined;
    },
    WRITING,
  ),
  inAnswer(
    'categories',
    'taken code',
    'a taken code is a 422',
    (call, { status }) => creates(call, 'categories') && status === 409,
    (answer) => {
      answer.status = 422;
    },
    WRITING,
  ),
  inAnswer(
    'categories',
    'refusal by field',
    'refusals as a map',
    (_, { status }) => status === 422,
    (answer) => {
      answer.json = { errors: { category_name: ['Required'] } };
    },
    WRITING,
  ),
  inCall(
    'categories',
    'update',
    'an update that changes nothing',
    (call) => {
      if (updates(call)) call.body = Buffer.from(call.body.toString().replace(' bis', ''));
      return undefined;
    },
    WRITING,
  ),
  inCall(
    'categories',
    'stale edit',
    'a stale edit is taken',
    (call) =>
      updates(call) && call.body.toString().includes('2000-01-01')
        ? { json: { message: 'Done' } }
        : undefined,
    WRITING,
  ),
  inAnswer(
    'categories',
    'delete without a token',
    'a delete without a token is answered',
    (call) => deletes(call) && !call.headers.authorization,
    (answer) => Object.assign(answer, { status: 200, json: { message: 'Done' } }),
    WRITING,
  ),
  inAnswer(
    'categories',
    'delete twice',
    'what is gone is deleted again',
    (call, { status }) => deletes(call) && status === 404,
    (answer) => Object.assign(answer, { status: 200, json: { message: 'Done' } }),
    WRITING,
  ),
  forAccount(
    AGENT,
    'locations',
    'agent updates',
    'an agent changes a location',
    (call, { status }) => updates(call) && status === 403,
    into({ status: 200, json: { message: 'Done' } }),
    WRITING,
  ),
  {
    name: 'Windows-1252 is read as UTF-8',
    areas: ['files'],
    isWriting: true,
    found: ['files upload in Windows-1252, semicolons'],
    plant: () => ({
      asked: (call) => {
        const at = call.path.includes('/file/upload') ? call.body.indexOf(0x92) : -1;
        const isUtf = call.body.includes(Buffer.from('’'));
        if (
          at !== -1 &&
          !isUtf &&
          !call.body.includes(Buffer.from([0xff, 0xfe])) &&
          !call.body.includes(Buffer.from([0xfe, 0xff]))
        )
          call.body[at] = 0x3f;
        return undefined;
      },
    }),
  },
  inAnswer(
    'files',
    `upload of ${MANY} rows`,
    'rows of a large file are left out',
    ({ path }, { json }) => path.includes('/file/upload') && json?.data?.rows === MANY,
    (answer) => Object.assign(answer.json.data, { succeeded: MANY - 1, failed: 1 }),
    WRITING,
  ),
  inAnswer(
    'files',
    `list of ${MANY} rows`,
    'a list counts 100 rows at most',
    (call, { json }) => lists(call, 'customers') && json?.data?.total_rows > 100,
    (answer) => {
      answer.json.data.total_rows = 100;
    },
    WRITING,
  ),
  inCall(
    'files',
    'upload Order',
    'an upload is not there',
    ({ path }) => (path.endsWith('uploadOrder') ? refuse(404) : undefined),
    WRITING,
  ),
];
