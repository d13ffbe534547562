import type { FieldValues } from 'react-hook-form';
import { changedFields, isSameValue } from '@/kit/form-state/changes';

/** The input in which the user was typing: its name, its text and its selection. */
export type TypingPlace = { name: string; text: string; start: number | null; end: number | null };

/** The values that the user has changed since the form was sent, and where they are typing. */
export type TypedSince = { values: FieldValues; place?: TypingPlace };

/**
 * Records the values and the focus of a form as it is sent.
 *
 * @param getValues returns the current values of the form
 * @returns a function that returns the values changed since. A value equal to the one `sent` does not count as typed:
 * an input may convert a phone number while the form is being sent. `place` is absent if the focus has not moved and
 * nothing was typed there.
 */
export const trackTyping = (getValues: () => FieldValues): ((sent: FieldValues) => TypedSince) => {
  // Cloned, because the form changes its lists in place.
  const before = structuredClone(getValues());
  const focused = document.activeElement;
  return (sent) => {
    const values = getValues();
    const fields = changedFields(values, before).filter(
      (field) => !isSameValue(values[field], sent[field]),
    );
    const active = document.activeElement;
    const place = placeOf(active);
    const isMoved = active !== focused || fields.includes(place?.name.split('.', 1)[0] ?? '');
    return {
      values: Object.fromEntries(fields.map((field) => [field, values[field]])),
      ...(place && isMoved && { place }),
    };
  };
};

/** Focuses the input of `place` in `sheet` with its text, or else the first input. */
export const focusPlace = (sheet: HTMLElement, place: TypingPlace | undefined): void => {
  const inputs = [...sheet.querySelectorAll<TextElement>('input, textarea')];
  const same = inputs.find(({ name }) => name === place?.name);
  (same ?? inputs[0])?.focus();
  // Null in inputs without a selection, such as checkboxes.
  if (!same || !place || place.start === null) return;
  if (same.value !== place.text) {
    // A number that is half typed, or the search of a picker.
    same.setRangeText(place.text, 0, same.value.length);
    same.dispatchEvent(new Event('input', { bubbles: true }));
  }
  same.setSelectionRange(place.start, place.end);
};

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const placeOf = (element: Element | null): TypingPlace | undefined => {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isText || element.name === '') return undefined;
  const { name, value: text, selectionStart: start, selectionEnd: end } = element;
  return { name, text, start, end };
};
