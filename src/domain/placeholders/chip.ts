import { isPlaceholder, tagOf, type Placeholder } from '@/core/placeholder-parts';

/** The text of a chip, and its label for screen readers. */
export type ChipWords = (name: Placeholder) => { text: string; label: string };

/** The chip of the placeholder `name` in an editor. */
export const chipOf = (name: string, wordsOf: ChipWords): HTMLElement => {
  const chip = document.createElement('span');
  for (const [key, value] of Object.entries(attributesOf(name))) chip.setAttribute(key, value);
  chip.title = tagOf(name);
  // Without a role, a screen reader would read its name as a word of the text.
  chip.setAttribute('role', 'img');
  nameChip(chip, name, wordsOf);
  return chip;
};

/** Renames all chips inside `root`. An editor ignores changes to the contents of its chips. */
export const renameChips = (root: HTMLElement, wordsOf: ChipWords): void => {
  for (const chip of root.querySelectorAll<HTMLElement>('[data-placeholder]')) {
    nameChip(chip, chip.dataset.placeholder ?? '', wordsOf);
  }
};

/** The attributes of the placeholder `name`, as a chip and as stored. */
export const attributesOf = (name: string): Record<string, string> => ({
  'data-placeholder': name,
  ...(isPlaceholder(name) ? {} : { 'data-unknown': '' }),
});

const nameChip = (chip: HTMLElement, name: string, wordsOf: ChipWords) => {
  const { text, label } = isPlaceholder(name)
    ? wordsOf(name)
    : { text: tagOf(name), label: tagOf(name) };
  chip.textContent = text;
  chip.setAttribute('aria-label', label);
};
