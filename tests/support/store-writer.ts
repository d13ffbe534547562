import { openStore } from '../../fixtures/store/persistent-store';

/**
 * Writes to the database in argv[2] until it is killed, several requests at once, and prints the id of each
 * row once it is on the disk: what a client was told. argv[3] begins the ids, argv[4] is `compactAfter`.
 */
const [, , file = '', prefix = '', compactAfter = ''] = process.argv;

const store = await openStore({
  file,
  seed: () => ({ companies: [{ _id: 'a' }, { _id: 'b' }], groups: [] }),
  compactAfter: Number(compactAfter),
});

const request = async (worker: number) => {
  for (let index = 0; ; index += 1) {
    const _id = `${prefix}-${worker}-${index}`;
    store.insert('notes', { _id, text: 'x'.repeat(index % 200) });
    await store.flush();
    process.stdout.write(`${_id}\n`);
  }
};

await Promise.all([0, 1, 2, 3].map(request));
