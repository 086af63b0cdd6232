import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer ugc', target: '_blank' }),
  },
};

/**
 * Returns HTML from outside with only a few harmless tags. Call it when HTML is stored and again when it is shown.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

/** Returns the text of HTML with its blocks separated, for reading aloud and for previews. */
export function textOfHtml(html: string): string {
  const spaced = html.replace(/<(?:\/p|\/li|\/h\d|br)[^>]*>/gi, '. ');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  const decoded = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  return decoded
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*\.\s*){2,}/g, '. ')
    .trim();
}
