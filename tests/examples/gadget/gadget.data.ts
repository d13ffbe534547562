import type { EntityData } from '../../../fixtures/data/entity-data';
import { createStamps } from '../../../fixtures/data/random';

export const data: EntityData = {
  generate: ({ seed }) => {
    const stamp = createStamps(seed, 'gadgets');
    const gadget = (code: string, colour: string) => ({
      ...stamp(),
      code,
      title: `Aggeggio ${code}`,
      company_code: 'AURORA',
      colour,
    });
    return { gadgets: [gadget('AGG-1', 'red'), gadget('AGG-2', 'blue')] };
  },
};
