import { SearchTags, type SearchTagsProps } from './search-tags.tsx';

/**
 * The title and the meta tags of a page; React moves them into the document's head.
 * The browser renders only the title, because search engines and link previews read the HTML as the server sent it.
 */
export function PageHead(props: SearchTagsProps) {
  return (
    <>
      <title>{props.meta.title}</title>
      {import.meta.env.SSR && <SearchTags {...props} />}
    </>
  );
}
