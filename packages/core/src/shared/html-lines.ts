import sanitizeHtml from 'sanitize-html';

/** Returns the text of HTML with its lines: blocks are paragraphs, and items of lists begin with "- ". */
export function htmlLines(html: string): string {
  const marked = html
    .replace(/\s+/g, ' ')
    .replace(/<br[^>]*>/gi, '\n')
    .replace(/<li[^>]*>/gi, '\n- ')
    .replace(/<\/(?:p|ul|ol|h\d|div|blockquote)>/gi, '\n\n');
  return sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
