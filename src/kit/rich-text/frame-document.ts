import fontFaces from '@/ui/font/inter.css?inline';

export type FrameLook = {
  /** CSS colours. */
  text: string;
  link: string;
  /** Whether pictures may come from other hosts. */
  hasRemotePictures: boolean;
};

/**
 * A document around sanitised `html`, for a frame, in the console's font. Its policy loads only pictures and the fonts
 * of the console's own origin, and blocks forms, whatever the sanitiser may have missed.
 */
export const frameDocument = (html: string, look: FrameLook): string => `<!doctype html>
<html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(look)}">
<base target="_blank">
<style>${STYLES}
html { color: ${look.text}; } a { color: ${look.link}; } body { outline-color: ${look.link}; }</style>
</head><body>${html}</body></html>`;

/** Marks the body of a text that is longer than its frame. */
export const SCROLLED = 'data-scrolled';

const policyOf = ({ hasRemotePictures }: FrameLook) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data:${hasRemotePictures ? ' https:' : ''}`,
    "font-src 'self'",
    "form-action 'none'",
  ].join('; ');

const STYLES = `
${fontFaces}
html { color-scheme: light; font: 14px/1.55 'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; overflow: hidden; }
body { margin: 0; overflow-x: auto; overflow-wrap: anywhere; display: flow-root; }
body[${SCROLLED}] { height: 100vh; overflow-y: auto; } body:focus-visible { outline: 2px solid; outline-offset: -2px; }
body > :first-child { margin-top: 0; } body > :last-child { margin-bottom: 0; }
p, ul, ol, blockquote, pre, table { margin: 0 0 8px; }
h1, h2, h3, h4, h5, h6 { margin: 16px 0 8px; line-height: 1.3; font-weight: 600; }
h1, h2 { font-size: 16px; } h3, h4, h5, h6 { font-size: 14px; }
ul, ol { padding-left: 24px; } li > p { margin: 0; }
blockquote { margin-left: 0; padding-left: 12px; border-left: 3px solid; }
th, td { padding: 4px 8px 4px 0; text-align: left; vertical-align: top; border-bottom: 1px solid rgb(128 128 128 / 40%); }
mark { color: inherit; background-color: color-mix(in srgb, currentColor 14%, transparent); border-radius: 3px; }
pre { white-space: pre-wrap; } img { max-width: 100%; height: auto; }`;
