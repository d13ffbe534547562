/** The links or scripts of a template that the build added to the page (vite/first-script.ts). */
export const filesOf = (part: 'application' | 'console'): DocumentFragment =>
  (document.querySelector(`#${part}-files`) as HTMLTemplateElement).content;
