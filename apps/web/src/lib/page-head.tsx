import { SearchTags, type SearchTagsProps } from './search-tags.tsx';

/**
 * The head of a page; its tags move into the document's head by themselves. In the open page the title alone: search
 * engines and previews read the page as it was sent.
 */
export function PageHead(props: SearchTagsProps) {
  return (
    <>
      <title>{props.meta.title}</title>
      {import.meta.env.SSR && <SearchTags {...props} />}
    </>
  );
}
