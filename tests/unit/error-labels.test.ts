import { expect, test } from 'vitest';
import { withLabels } from '@/imports/history/error-labels';

const LABELS: Record<string, string> = { email: 'Email', business_name: 'Ragione sociale' };

test.each([
  ['business_name: Almeno 3 caratteri', 'Ragione sociale: Almeno 3 caratteri'],
  [
    'business_name: Almeno 3 caratteri; email: Email non valida',
    'Ragione sociale: Almeno 3 caratteri; Email: Email non valida',
  ],
  ['La riga\nbusiness_name: no', 'La riga\nRagione sociale: no'],
  ['Il campo business_name: vuoto', 'Il campo business_name: vuoto'],
  ['other: Campo $& obbligatorio', 'other: Campo $& obbligatorio'],
  ['business_name.0: no', 'business_name.0: no'],
  ['', ''],
])('an error is shown with the labels of its columns: %s', (message, shown) => {
  expect(withLabels(message, (name) => LABELS[name] ?? name)).toBe(shown);
});
