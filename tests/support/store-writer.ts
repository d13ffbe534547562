import { openStore } from '../../fixtures/database/file';

/**
 * Writes to the database in argv[2], several requests at once, until it is killed or the disk is full. Prints the id of
 * each row once it is on the disk, as a server would answer its client; ids begin with argv[3]. If the disk is full, it
 * prints that, with the ids of rows that were stored without an answer.
 */
const [, , file = '', prefix = ''] = process.argv;

const store = await openStore({
  file,
  seed: () => Object.entries({ companies: [{ _id: 'a' }, { _id: 'b' }], groups: [] }),
});

const written: string[] = [];
const acknowledged = new Set<string>();

const request = async (worker: number) => {
  for (let index = 0; ; index += 1) {
    const _id = `${prefix}-${worker}-${index}`;
    written.push(_id);
    store.insert('notes', { _id, text: 'x'.repeat(index % 200) });
    await store.flush();
    acknowledged.add(_id);
    process.stdout.write(`${_id}\n`);
  }
};

try {
  await Promise.all([0, 1, 2, 3].map(request));
} catch (error) {
  const left = written.filter((id) => !acknowledged.has(id) && store.find('notes', id));
  process.stderr.write(`${String(error)}\nleft: ${left.join()}\n`);
  process.exit(1);
}
