import type { BlogPost } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { previewUrl } from '../../lib/files/picture-url.ts';
import { usePageAddress } from '../../lib/language/use-page-address.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useServices } from '../../lib/services.ts';
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts';
import { blogPosting } from '../../lib/structured-data/page-things.ts';
import { postAddress } from '../blog/post-address.ts';

/** What search engines and link previews read of a post. */
export function PostHead({ post }: { readonly post: BlogPost }) {
  const nav = useT('nav');
  const { publicOrigin, site } = useServices();
  const language = useLanguage();
  const pageAddress = usePageAddress();
  const path = postAddress(post);
  const image = previewUrl(publicOrigin, post.image);
  const way = breadcrumbs([
    { name: nav('blog'), url: pageAddress('/blog') },
    { name: post.title, url: pageAddress(path) },
  ]);
  const posting = blogPosting(post, { url: pageAddress(path), image, site, origin: publicOrigin, language });
  return <PageHead meta={post.meta} path={path} type="article" image={image} things={[posting, way]} />;
}
