import { announce } from './announcer';

/** Ref of an element whose text is announced when it changes, not when it appears: a count beside a table. */
export const announceChanges = (element: HTMLElement | null) => announced(element, false);

/**
 * Ref of an element whose text is announced when it appears, too: the result of what the user did. Its changes are not
 * announced while it has the attribute `data-quiet`, because a sentence of their own is.
 */
export const announceNews = (element: HTMLElement | null) => announced(element, true);

const announced = (element: HTMLElement | null, isNews: boolean) => {
  if (!element) return undefined;
  let last = isNews ? '' : textOf(element);
  const tell = () => {
    const sentence = textOf(element);
    if (sentence === last) return;
    if (last !== '' && 'quiet' in element.dataset) {
      last = sentence;
      return;
    }
    const wasWaiting = announce(sentence, { about: element });
    // A new count with the same result is not announced again.
    if (sentence !== '' || isNews || wasWaiting) last = sentence;
  };
  tell();
  const observer = new MutationObserver(tell);
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    // A text removed before it was announced needs no announcement.
    announce('', { about: element });
  };
};

/**
 * The text as it is read, without its buttons: a space where an element ends, a stop where a paragraph, an item, a named
 * figure or a heading does.
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
