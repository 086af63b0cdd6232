import type { BlogPost } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { previewUrl } from '../../lib/files/picture-url.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useServices } from '../../lib/services.ts';
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts';
import { blogPosting } from '../../lib/structured-data/page-things.ts';
import { StructuredData } from '../../lib/structured-data/structured-data.tsx';
import { postAddress } from '../blog/post-address.ts';

/** The metadata of a post for search engines and link previews. */
export function PostHead({ post }: { readonly post: BlogPost }) {
  const image = previewUrl(useServices().publicOrigin, post.image);
  return (
    <>
      <PageHead meta={post.meta} path={postAddress(post)} type="article" image={image} />
      {import.meta.env.SSR && <PostThings post={post} image={image} />}
    </>
  );
}

function PostThings({ post, image }: { readonly post: BlogPost; readonly image: string }) {
  const nav = useT('nav');
  const { publicOrigin, site } = useServices();
  const language = useLanguage();
  const pageAddress = usePageAddress();
  const path = postAddress(post);
  const way = breadcrumbs([
    { name: nav('blog'), url: pageAddress('/blog') },
    { name: post.title, url: pageAddress(path) },
  ]);
  const posting = blogPosting(post, { url: pageAddress(path), image, site, origin: publicOrigin, language });
  return <StructuredData things={[posting, way]} />;
}
