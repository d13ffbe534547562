// @ts-check
/**
 * The first difference between a stored record and the body that was sent.
 *
 * @type {(sent: Readonly<Record<string, unknown>>, row: import('../lists.mjs').Row) =>
 * import('../results.mjs').Difference | undefined}
 */
export const keptProblem = (sent, row) => {
  const changed = Object.keys(sent).find(
    (field) => COMPARED.includes(typeof sent[field]) && !isKept(sent[field], row[field], field),
  );
  return changed === undefined
    ? undefined
    : {
        expected: `${changed} ${JSON.stringify(sent[changed])}`.slice(0, 160),
        seen: (JSON.stringify(row[changed]) ?? 'nothing').slice(0, 160),
      };
};

const COMPARED = ['string', 'number', 'boolean'];
/** Fields whose values a backend may normalise. */
const OWN_FORM = /telephone|fax|whatsapp|corps|_html$/;

/** @type {(sent: unknown, kept: unknown, field: string) => boolean} */
const isKept = (sent, kept, field) => {
  if (sent === '' || OWN_FORM.test(field)) return true;
  if (typeof sent === 'number') return Number(kept) === sent;
  if (typeof sent === 'string' && /^\d{4}-\d\d-\d\d/.test(sent))
    return String(kept).slice(0, 10) === sent.slice(0, 10);
  return [kept].flat()[0] === sent;
};
