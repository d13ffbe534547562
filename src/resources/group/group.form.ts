import { requiredText } from '@/core/schema';
import { schema } from './group.schema';

/** An empty group, as its form starts. The company is chosen in the form and not sent. */
export const defaults = { group_name: '', company_code: '', customers: [] as string[] };

export const formSchema = schema.extend({ company_code: requiredText() });

/** The codes in a pasted text, each once: whatever no code may hold separates them. */
export const codesIn = (text: string): string[] => [
  ...new Set(text.split(/[^A-Za-z0-9._-]+/).filter(Boolean)),
];
