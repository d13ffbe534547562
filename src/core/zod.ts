import * as z from 'zod';

/**
 * zod, configured before the first schema is made. It would otherwise try `new Function` to see whether it may compile
 * its schemas, and the content policy reports each try (docs/decisions.md, 'zod 4 for rules').
 */
z.config({ jitless: true });

export * from 'zod';
