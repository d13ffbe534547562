import { announce } from './announcer';

/** Ref of an element whose text is announced when it changes, not when it appears: a count beside a table. */
export const announceChanges = (element: HTMLElement | null) => announced(element, false);

/**
 * Ref of an element whose text is announced when it appears, too: the result of what the user did. While it has the
 * attribute `data-quiet`, its changes are not announced, because other code announces them.
 */
export const announceNews = (element: HTMLElement | null) => announced(element, true);

const announced = (element: HTMLElement | null, isNews: boolean) => {
  if (!element) return undefined;
  let last = isNews ? '' : textOf(element);
  const announceText = () => {
    const sentence = textOf(element);
    if (sentence === last) return;
    if (last !== '' && 'quiet' in element.dataset) {
      last = sentence;
      return;
    }
    const wasPending = announce(sentence, { about: element });
    // A new count with the same result is not announced again.
    if (sentence !== '' || isNews || wasPending) last = sentence;
  };
  announceText();
  const observer = new MutationObserver(announceText);
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    // A text removed before it was announced needs no announcement.
    announce('', { about: element });
  };
};

/**
 * The text of an element as a screen reader should read it, without its buttons: with a space at the end of each
 * element and a full stop at the end of each paragraph, item, named figure and heading.
 */
const textOf = (element: HTMLElement): string => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  let last: Element | null | undefined;
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement?.closest('button, [aria-hidden=true]')) continue;
    const block = parentElement?.closest('p, li, dl > div, h1, h2, h3, h4, h5, h6');
    text = `${block === last ? text : text.replace(UNENDED, '.')} ${nodeValue}`.trim();
    last = block;
  }
  return text.replaceAll(/\s+/g, ' ');
};

/** The end of a text without punctuation, which a closing bracket or quote may follow. */
const UNENDED = /(?<=[^.,:;!?…])(?<![.,:;!?…][)»”])$/;
